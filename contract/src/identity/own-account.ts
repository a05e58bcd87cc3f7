import type { UserType } from '@callstead/domain/identity/account';
import { AVATAR_SEED } from '@callstead/domain/identity/avatar';
import { profileComplaints } from '@callstead/domain/identity/editable-profile';
import { PICTURE_NAME } from '@callstead/domain/identity/picture';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
import * as z from 'zod';
import { Email, fieldError, Phone, paragraph, requiredText, shortText, text } from '../text.ts';
import { CurrentPassword, Profile, Website } from './identity.ts';

/** What was left empty is null; what is not mentioned stays as it is, unlike at registration. */
const clearable = <T extends z.ZodType<unknown, string>>(field: T) =>
  text()
    .nullable()
    .transform((value) => value?.trim() || null)
    .pipe(field.nullable())
    .optional();

const TimeZone = shortText(60).refine(isTimeZone, fieldError('time_zone_invalid'));

/** Part of a profile. Strict: type, status and e-mail address are not merely ignored here, they are refused. */
export const UpdateProfileRequest = z.strictObject({
  fullName: requiredText().optional(),
  phone: clearable(Phone),
  companyName: clearable(shortText()),
  website: clearable(Website),
  trafficSources: clearable(paragraph()),
  address: clearable(shortText()),
  city: clearable(shortText()),
  state: clearable(shortText()),
  zipCode: clearable(shortText(20)),
  timeZone: clearable(TimeZone),
});
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;

/** The same as a form, which knows whose account it edits: what their registration asked for cannot be emptied. */
export const profileFormOf = (userType: UserType) =>
  UpdateProfileRequest.superRefine((change, context) => {
    const complaints = profileComplaints(userType, change as Parameters<typeof profileComplaints>[1]);
    for (const [field, message] of Object.entries(complaints)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export const AvatarName = z.object({ seed: z.string().regex(AVATAR_SEED) });

export const PictureName = z.object({ name: z.string().regex(PICTURE_NAME) });

/** Every byte of 256 × 256 pixels with four channels, as base64 writes them. */
const PICTURE_LENGTH = 360_000;

/** A PNG of 256 × 256 pixels with eight bits a channel, in base64; pages make one of whatever was chosen. */
export const ChangePictureRequest = z.object({ image: z.base64().min(1).max(PICTURE_LENGTH) });

/** An admin names whose account; everybody else has only their own. */
export const AccountQuery = z.object({ account: z.uuid().optional() });

export const AccountResponse = z.object({
  profile: Profile,
  /** An address that waits for the link in its mailbox to be opened. */
  pendingEmail: z.string().nullable(),
});
export type AccountResponse = z.infer<typeof AccountResponse>;

export const ChangeEmailRequest = z.object({ email: Email, password: CurrentPassword });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;
