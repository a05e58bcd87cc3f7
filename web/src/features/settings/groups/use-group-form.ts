import {
  type SaveSettingsRequest,
  type Settings,
  type SettingsInForce,
  settingsOf,
} from '@callstead/contract/settings';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { ApiError } from '../../../api/api-error.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useSaveSettings } from './api.ts';

const IN_BODY = 'values.';

/** Saves from the version that was read; whatever goes wrong, or whoever else saves meanwhile, what was typed stays. */
export function useGroupForm(inForce: SettingsInForce) {
  const { group } = inForce;
  const [base, setBase] = useState(inForce);
  const saving = useSaveSettings();
  const form = useForm<FieldValues>({ resolver: zodResolver(settingsOf(group)), defaultValues: base.values });
  const { isDirty } = form.formState;

  const start = (from: SettingsInForce) => {
    setBase(from);
    form.reset(from.values);
  };
  useEffect(() => {
    if (inForce.version === base.version || isDirty) return;
    setBase(inForce); // nothing was typed: theirs is shown
    form.reset(inForce.values);
  }, [inForce, base.version, isDirty, form]);

  const saveOver = (version: number) =>
    form.handleSubmit((values) =>
      saving.mutate({ group, version, values } as SaveSettingsRequest, {
        onSuccess: ({ groups }) => {
          const { currency } = base.values as Partial<Settings['books']>;
          start(groups.find((each) => each.group === group) ?? inForce);
          if (values.currency !== currency) window.location.reload(); // amounts are everywhere
        },
        onError: (error) =>
          showFieldErrors(error, (name, message) => form.setError(name, { message }, { shouldFocus: true })),
      }),
    );
  const isOutdated = isDirty && (inForce.version !== base.version || isRefusal(saving.error, 'settings_changed'));
  return {
    form,
    saving,
    isOutdated,
    isSaved: saving.isSuccess && !isDirty,
    save: saveOver(base.version),
    saveMine: saveOver(inForce.version),
    takeTheirs: () => {
      saving.reset();
      start(inForce);
    },
  };
}

/** The request carries the group's values below a name of their own. */
function showFieldErrors(error: Error, show: (name: string, message: string) => void): void {
  const fields = error instanceof ApiError ? (error.problem?.fields ?? {}) : {};
  for (const [name, message] of Object.entries(fields))
    if (name.startsWith(IN_BODY)) show(name.slice(IN_BODY.length), message);
}
