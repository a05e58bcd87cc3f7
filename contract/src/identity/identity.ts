import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import {
  ACCOUNT_STATUSES,
  AVERAGE_INVESTMENTS,
  INVITED_TYPES,
  LANGUAGES,
  USER_TYPES,
} from '@callstead/domain/identity/account';
import { brokenPasswordRules, PASSWORD_MAX_LENGTH } from '@callstead/domain/identity/password-rules';
import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import { ScreenPreferences } from '../preferences.ts';
import type { FieldError } from '../problem.ts';
import {
  Email,
  fieldError,
  optional,
  Phone,
  paragraph,
  requiredText,
  SolvedCaptcha,
  shortText,
  text,
} from '../text.ts';

export const Website = shortText(300).transform((text, context) => {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.hostname.includes('.')) return address;
  context.addIssue({ code: 'custom', message: 'website_invalid' satisfies FieldError, continue: true });
  return z.NEVER;
});

export const NewPassword = text()
  .min(1, fieldError('required'))
  .max(PASSWORD_MAX_LENGTH, fieldError('too_long'))
  .superRefine((password, context) => {
    const [first] = password === '' ? [] : brokenPasswordRules(password);
    if (first) context.addIssue({ code: 'custom', message: first });
  });

export const CurrentPassword = text().min(1, fieldError('required')).max(PASSWORD_MAX_LENGTH, fieldError('too_long'));
const password = CurrentPassword;

/** Both password fields of a form; the second must repeat the first. */
const passwordPair = { password: NewPassword, confirmPassword: text().min(1, fieldError('required')) };

function passwordsMatch(
  form: { password: string; confirmPassword: string },
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
) {
  if (form.password === form.confirmPassword) return;
  context.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'passwords_differ' satisfies FieldError });
}

const Categories = z.array(z.enum(CATEGORIES)).default([]);

const everybody = {
  fullName: requiredText(),
  email: Email,
  phone: Phone,
  ...passwordPair,
  comments: optional(paragraph()),
  language: z.enum(LANGUAGES),
  captchaId: SolvedCaptcha,
};

export const RegisterPublisherRequest = z
  .object({
    ...everybody,
    userType: z.literal('publisher'),
    trafficSources: paragraph().min(1, fieldError('required')),
    servicesToPromote: Categories,
    teamProfile: optional(shortText()),
    /** The code of whoever brought them; one that nobody has is left alone. */
    ref: optional(shortText()).catch(null),
  })
  .superRefine(passwordsMatch);

export const RegisterAdvertiserRequest = z
  .object({
    ...everybody,
    userType: z.literal('advertiser'),
    companyName: requiredText(),
    website: optional(Website),
    interestedServices: Categories,
    address: requiredText(),
    city: requiredText(),
    state: requiredText(),
    zipCode: requiredText(20),
    avgInvestment: z
      .enum(AVERAGE_INVESTMENTS)
      .or(z.literal('').transform(() => null))
      .nullish()
      .transform((value) => value ?? null),
  })
  .superRefine(passwordsMatch);

export const RegisterRequest = z.discriminatedUnion('userType', [RegisterPublisherRequest, RegisterAdvertiserRequest]);
export type RegisterRequest = z.infer<typeof RegisterRequest>;

export const CaptchaResponse = z.object({ id: z.uuid(), question: z.string() });
export type CaptchaResponse = z.infer<typeof CaptchaResponse>;

export const SolveCaptchaRequest = z.object({ answer: shortText(20) });
export const SolveCaptchaResponse = z.object({ solved: z.boolean() });
export type SolveCaptchaResponse = z.infer<typeof SolveCaptchaResponse>;

export const EmailRequest = z.object({ email: Email });
export const TokenRequest = z.object({ token: text().min(1).max(2000) });

export const LoginRequest = z.object({
  email: Email,
  password,
  /** The admin portal lets nobody else in. */
  portal: z.enum(['members', 'admin']).default('members'),
});

export const TwoFactorLoginRequest = z.object({
  method: z.enum(['app', 'recovery']),
  code: requiredText(40),
  trustDevice: z.boolean().default(false),
});

export const UpdatePasswordForm = z.object(passwordPair).superRefine(passwordsMatch);
export const ResetPasswordRequest = z.object({ token: text().min(1).max(200), password: NewPassword });
export const ChangePasswordForm = z.object({ currentPassword: password, ...passwordPair }).superRefine(passwordsMatch);
export const ChangePasswordRequest = z.object({ currentPassword: password, newPassword: NewPassword });
export const PasswordRequest = z.object({ password });
export const ChooseLanguageRequest = z.object({ language: z.enum(LANGUAGES) });

/** An admin to be, who holds a one-time link: of the first start, or of an invitation. */
export const NewAdminForm = z
  .object({ fullName: requiredText(), email: Email, ...passwordPair })
  .superRefine(passwordsMatch);
export const NewAdminRequest = z.object({
  token: text().min(1).max(200),
  fullName: requiredText(),
  email: Email,
  password: NewPassword,
  language: z.enum(LANGUAGES),
});

/** An account and the person who acts for it. */
export const Profile = z.object({
  /** The account's. */
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  userType: z.enum(USER_TYPES),
  status: z.enum(ACCOUNT_STATUSES),
  companyName: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  teamProfile: z.string().nullable(),
  trafficSources: z.string().nullable(),
  servicesToPromote: z.array(z.enum(CATEGORIES)),
  avgInvestment: z.enum(AVERAGE_INVESTMENTS).nullable(),
  interestedServices: z.array(z.enum(CATEGORIES)),
  comments: z.string().nullable(),
  language: z.enum(LANGUAGES),
  /** The network's own advertiser. */
  isNetworkOwned: z.boolean(),
  /** Null: whichever the browser is in. */
  timeZone: z.string().nullable(),
  /** The picture they chose, or one drawn from the e-mail address; a screen that cannot load it shows initials. */
  avatarUrl: z.string(),
  hasPicture: z.boolean(),
  /** The short public code of publishers and affiliates. */
  affId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

/** Who is signed in, as the whole web sees it; `profile` is null when it could not be loaded. */
export const Session = z.object({
  /** The person: sessions, notifications and the second factor are theirs. */
  user: z.object({ id: z.uuid(), email: z.string(), twoFactorEnabled: z.boolean() }),
  profile: Profile.nullable(),
  owesTwoFactor: z.boolean(),
  /** How the person likes the panels; they stay theirs while they look with another's eyes. */
  screen: ScreenPreferences,
  /** An admin looks with the eyes of `profile`, until then at the latest; `user` stays the admin. */
  viewing: z.object({ endsAt: z.iso.datetime(), adminName: z.string() }).optional(),
});
export type Session = z.infer<typeof Session>;

export const SessionResponse = z.object({ session: Session.nullable() });
export type SessionResponse = z.infer<typeof SessionResponse>;

export const LoginResponse = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed_in'), session: Session }),
  z.object({ outcome: z.literal('two_factor') }),
]);
export type LoginResponse = z.infer<typeof LoginResponse>;

export const OpenSession = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type OpenSession = z.infer<typeof OpenSession>;
export const SessionListQuery = z.object(listParams(100));
export const SessionListResponse = listOf(OpenSession);
export type SessionListResponse = z.infer<typeof SessionListResponse>;

export const StartTwoFactorResponse = z.object({ totpUri: z.string(), recoveryCodes: z.array(z.string()) });
export type StartTwoFactorResponse = z.infer<typeof StartTwoFactorResponse>;
export const ConfirmTwoFactorRequest = z.object({ code: requiredText(10) });
export const RecoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesResponse = z.infer<typeof RecoveryCodesResponse>;

export const DiagnoseAccountResponse = z.object({
  user: z.object({ email: z.string(), emailConfirmedAt: z.iso.datetime().nullable() }).nullable(),
  profile: z.object({ userType: z.enum(USER_TYPES), status: z.enum(ACCOUNT_STATUSES) }).nullable(),
});
export type DiagnoseAccountResponse = z.infer<typeof DiagnoseAccountResponse>;

/** What the link already knows of the admin to be; the address is then not theirs to choose. */
export const NewAdminLinkResponse = z.object({
  userType: z.enum(INVITED_TYPES),
  fullName: z.string().nullable(),
  email: z.string().nullable(),
});
export type NewAdminLinkResponse = z.infer<typeof NewAdminLinkResponse>;
