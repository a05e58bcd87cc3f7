import type { OwnCampaign } from '@callstead/contract/applications';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { joinedMessages } from './messages.ts';

/** What goes into ads and onto pages: ready to copy, whether the campaign runs or not. */
export function JoinedHanded({ campaign, title }: { campaign: OwnCampaign; title: string }) {
  const t = useTexts(joinedMessages);
  const { trackingNumber, trackingLink, waitsForNumber, form } = campaign.application;
  const named = (what: string) => t('of', { what, title });
  return (
    <dl className="grid gap-x-6 gap-y-1 grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] rounded bg-sunken px-3 py-2">
      {trackingNumber && (
        <Handed label={t('number')} value={trackingNumber} what={named(t('number'))}>
          <span className="whitespace-nowrap font-medium font-mono text-16">{phoneText(trackingNumber)}</span>
        </Handed>
      )}
      {!trackingNumber && waitsForNumber && (
        <div>
          <dt className="text-12 text-muted">{t('number')}</dt>
          <dd className="text-14">{t('numberToCome')}</dd>
        </div>
      )}
      {form && (
        <Handed label={t('formLink')} value={form.link} what={named(t('formLink'))}>
          <Address>{form.link}</Address>
        </Handed>
      )}
      {trackingLink && (
        <Handed label={t('link')} value={trackingLink} what={named(t('link'))}>
          <Address>{trackingLink}</Address>
        </Handed>
      )}
    </dl>
  );
}

const Address = ({ children }: { children: ReactNode }) => (
  <span className="min-w-0 truncate font-mono text-13 max-sm:whitespace-normal max-sm:break-all">{children}</span>
);

type HandedProps = { label: string; value: string; what: string; children: ReactNode };

function Handed({ label, value, what, children }: HandedProps) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="flex min-h-8 items-center justify-between gap-2">
        {children}
        <CopyButton value={value} what={what} />
      </dd>
    </div>
  );
}
