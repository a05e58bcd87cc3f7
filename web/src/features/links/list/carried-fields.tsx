import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { campaignMaterialsQuery } from './api.ts';
import { deepLinkFault, type LinkFields } from './link-fields.ts';
import { linksMessages } from './messages.ts';

const SUBS = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5'] as const;
const LONGEST = 200;
const PLAIN = { autoComplete: 'off', maxLength: LONGEST, optional: true } as const;

type CarriedProps = {
  register: UseFormRegister<LinkFields>;
  errors: FieldErrors<LinkFields>;
  campaignId: string;
  deepLink: string;
  hosts: readonly string[];
};

/** Everything a link says beyond its campaign. */
export function CarriedFields({ register, errors, campaignId, deepLink, hosts }: CarriedProps) {
  const t = useTexts(linksMessages);
  const fieldText = useFieldText();
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...PLAIN} label={t('source')} hint={t('sourceHint')} {...register('source')} />
        <CreativeField register={register} campaignId={campaignId} />
      </div>
      <DeepLinkField {...{ register, deepLink, hosts }} error={fieldText(errors.deepLink?.message)} />
      <details className="group rounded border">
        <summary className="px-3 py-2 text-14">{t('subs')}</summary>
        <div className="grid grid-cols-1 gap-4 border-t p-3 sm:grid-cols-2">
          {SUBS.map((name) => (
            <TextField key={name} {...PLAIN} label={name} {...register(name)} />
          ))}
        </div>
      </details>
    </>
  );
}

/** The campaign's own material is proposed; whoever has other banners names them as they like. */
function CreativeField({ register, campaignId }: Pick<CarriedProps, 'register' | 'campaignId'>) {
  const t = useTexts(linksMessages);
  const proposed = useId();
  const { language } = useLanguage();
  const account = useViewedAccount();
  const { data } = useInfiniteQuery(campaignMaterialsQuery({ campaign: campaignId, account, language }));
  const materials = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <TextField {...PLAIN} label={t('creative')} hint={t('creativeHint')} list={proposed} {...register('creative')} />
      <datalist id={proposed}>
        {materials.map(({ id, name }) => (
          <option key={id} value={id} label={name} />
        ))}
      </datalist>
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
