import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { deepLinkFault, type LinkFields } from './link-fields.ts';
import { linksMessages } from './messages.ts';

const SUBS = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5'] as const;
const LONGEST = 200;

type CarriedProps = {
  register: UseFormRegister<LinkFields>;
  errors: FieldErrors<LinkFields>;
  deepLink: string;
  hosts: readonly string[];
};

/** Everything a link says beyond its campaign. */
export function CarriedFields({ register, errors, deepLink, hosts }: CarriedProps) {
  const t = useTexts(linksMessages);
  const fieldText = useFieldText();
  const plain = { autoComplete: 'off', maxLength: LONGEST, optional: true } as const;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...plain} label={t('source')} hint={t('sourceHint')} {...register('source')} />
        <TextField {...plain} label={t('creative')} hint={t('creativeHint')} {...register('creative')} />
      </div>
      <DeepLinkField {...{ register, deepLink, hosts }} error={fieldText(errors.deepLink?.message)} />
      <details className="group rounded border">
        <summary className="px-3 py-2 text-14">{t('subs')}</summary>
        <div className="grid grid-cols-1 gap-4 border-t p-3 sm:grid-cols-2">
          {SUBS.map((name) => (
            <TextField key={name} {...plain} label={name} {...register(name)} />
          ))}
        </div>
      </details>
    </>
  );
}

type DeepLinkProps = Pick<CarriedProps, 'register' | 'deepLink' | 'hosts'> & { error: string | undefined };

/** Held against the campaign's sites while it is typed. */
function DeepLinkField({ register, deepLink, hosts, error }: DeepLinkProps) {
  const t = useTexts(linksMessages);
  const fault = deepLinkFault(deepLink, hosts);
  const sites = hosts.join(', ');
  const hint = hosts.length > 0 ? t('deepLinkHint', { sites }) : t('noDeepLinks');
  return (
    <TextField
      label={t('deepLink')}
      hint={hint}
      error={fault ? t(`deepLinkFaults.${fault}`) : error}
      type="url"
      inputMode="url"
      autoComplete="off"
      maxLength={LONGEST}
      optional
      disabled={hosts.length === 0 && deepLink === ''}
      {...register('deepLink')}
    />
  );
}
