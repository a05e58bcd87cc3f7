import type { Profile } from '@callstead/contract/identity/identity';
import type { UpdateProfileRequest } from '@callstead/contract/identity/own-account';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useUpdateProfile } from './api.ts';
import { profileMessages } from './messages.ts';
import { changedOnly, type ProfileFormState, type ProfileValues, resolverOf, valuesOf } from './profile-values.ts';

type ProfileFormProps = { profile: Profile; account: string | undefined; onClose: () => void };

/** Saves, says so and closes; whatever goes wrong, what was typed stays. */
export function useProfileForm({ profile, account, onClose }: ProfileFormProps) {
  const t = useTexts(profileMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const update = useUpdateProfile(account);
  const form: ProfileFormState = useForm<ProfileValues, unknown, UpdateProfileRequest>({
    resolver: resolverOf(profile.userType),
    defaultValues: valuesOf(profile),
  });
  const { dirtyFields } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('fullName'), [setFocus]);

  const fail = (error: Error) => {
    const description = isRefusal(error, 'unauthenticated') ? t('saveFailed.signedOut') : errorText(error);
    toast({ title: t('saveFailed.title'), description, tone: 'danger' });
    showFieldErrors(form, error);
  };
  const succeed = () => {
    toast({ title: t('saved.title'), description: t('saved.text'), tone: 'success' });
    onClose();
  };
  const submit = form.handleSubmit((change) =>
    update.mutate(changedOnly(change, dirtyFields), { onSuccess: succeed, onError: fail }),
  );
  return { form, submit, saving: update.isPending };
}
