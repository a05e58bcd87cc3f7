import type { Profile } from '@callstead/contract/identity/identity';
import { profileFormOf, type UpdateProfileRequest } from '@callstead/contract/identity/own-account';
import type { UserType } from '@callstead/domain/identity/account';
import { EDITABLE_PROFILE, type ProfileField } from '@callstead/domain/identity/editable-profile';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver, UseFormReturn } from 'react-hook-form';

/** What stands in the form: the fields of this kind of account, empty ones as ''. */
export type ProfileValues = Partial<Record<ProfileField, string>>;
export type ProfileFormState = UseFormReturn<ProfileValues, unknown, UpdateProfileRequest>;

const profileFieldsOf = (userType: UserType) => Object.keys(EDITABLE_PROFILE[userType]) as ProfileField[];

export function valuesOf(profile: Profile): ProfileValues {
  return Object.fromEntries(profileFieldsOf(profile.userType).map((field) => [field, profile[field] ?? '']));
}

export const resolverOf = (userType: UserType) =>
  zodResolver(profileFormOf(userType)) as unknown as Resolver<ProfileValues, unknown, UpdateProfileRequest>;

/** Only what was touched is sent: what an admin corrected meanwhile in another field stays. */
export function changedOnly(
  change: UpdateProfileRequest,
  dirty: Partial<Record<ProfileField, boolean>>,
): UpdateProfileRequest {
  return Object.fromEntries(Object.entries(change).filter(([field]) => dirty[field as ProfileField]));
}
