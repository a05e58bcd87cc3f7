import type { Profile } from '@callstead/contract/identity/identity';
import { EDITABLE_PROFILE, type ProfileField } from '@callstead/domain/identity/editable-profile';
import type { ComponentProps } from 'react';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { profileMessages } from './messages.ts';
import type { ProfileFormState } from './profile-values.ts';
import { TimeZoneField } from './time-zone-field.tsx';
import { useProfileForm } from './use-profile-form.ts';

type ProfileFormProps = { profile: Profile; account: string | undefined; onClose: () => void };

export function ProfileForm(props: ProfileFormProps) {
  const t = useTexts(profileMessages);
  const { profile, onClose } = props;
  const { form, submit, saving } = useProfileForm(props);
  const line = { form, userType: profile.userType };
  const has = EDITABLE_PROFILE[profile.userType];
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5 pt-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Line {...line} name="fullName" autoComplete="name" />
        <TextField label={t('email')} hint={t('emailHint')} value={profile.email} readOnly disabled optional={false} />
        <Line {...line} name="phone" type="tel" autoComplete="tel" />
        <Line {...line} name="companyName" autoComplete="organization" />
        <Line {...line} name="website" type="url" autoComplete="url" />
        <TimeZoneField form={form} />
        {has.address && <AddressLines {...line} />}
        {has.trafficSources && <TrafficSources form={form} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={saving}>
          {saving ? t('saving') : t('save')}
        </Button>
        <Button variant="ghost" disabled={saving} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

type LineName = Exclude<ProfileField, 'timeZone' | 'trafficSources'>;
type LineProps = { form: ProfileFormState; userType: Profile['userType'] };

function Line(props: LineProps & { name: LineName } & Omit<ComponentProps<typeof TextField>, 'label' | 'form'>) {
  const { form, userType, name, ...field } = props;
  const t = useTexts(profileMessages);
  const fieldText = useFieldText();
  return (
    <TextField
      {...field}
      label={t(name)}
      optional={EDITABLE_PROFILE[userType][name] === 'optional'}
      error={fieldText(form.formState.errors[name]?.message)}
      {...form.register(name)}
    />
  );
}

function AddressLines(line: LineProps) {
  return (
    <>
      <Line {...line} name="address" autoComplete="street-address" className="sm:col-span-2" />
      <Line {...line} name="city" autoComplete="address-level2" />
      <div className="grid grid-cols-2 items-start gap-4">
        <Line {...line} name="state" autoComplete="address-level1" />
        <Line {...line} name="zipCode" autoComplete="postal-code" />
      </div>
    </>
  );
}

function TrafficSources({ form }: { form: ProfileFormState }) {
  const t = useTexts(profileMessages);
  const fieldText = useFieldText();
  return (
    <TextAreaField
      className="sm:col-span-2"
      label={t('trafficSources')}
      hint={t('trafficSourcesHint')}
      rows={3}
      error={fieldText(form.formState.errors.trafficSources?.message)}
      {...form.register('trafficSources')}
    />
  );
}
