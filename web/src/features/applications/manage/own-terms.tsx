import type { Application } from '@callstead/contract/applications';
import { can } from '@callstead/domain/policy';
import { useState } from 'react';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { applicationsMessages } from './messages.ts';
import { OwnTermsForm } from './own-terms-form.tsx';

/** What was agreed with this publisher beside the campaign's terms; admins agree something else here. */
export function OwnTerms({ application }: { application: Application }) {
  const t = useTexts(applicationsMessages);
  const actor = useActor();
  const [isOpen, setOpen] = useState(false);
  const isOpenToChange = application.status === 'approved' || application.status === 'pending';
  const mayChange = can(actor, 'application.set-terms') && isOpenToChange;
  if (!application.ownTerms && !mayChange) return null;
  return (
    <section className="grid gap-3 rounded border p-4">
      <h3 className="font-medium text-14">{t('own.title')}</h3>
      <Agreed application={application} />
      {mayChange && !isOpen && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('own.change')}
        </Button>
      )}
      {isOpen && <OwnTermsForm application={application} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Agreed({ application: { ownTerms, shareBasisPoints } }: { application: Application }) {
  const t = useTexts(applicationsMessages);
  const money = useMoney();
  const percent = usePercent();
  const usual = shareBasisPoints === null ? '' : percent(shareBasisPoints);
  if (!ownTerms) return <p className="text-muted">{t('own.none', { share: usual })}</p>;
  const { shareBasisPoints: share, priceCents, reason, changedAt, changedBy } = ownTerms;
  return (
    <div className="grid gap-1">
      {share !== null && <p>{t('own.share', { share: percent(share), usual })}</p>}
      {priceCents !== null && <p>{t('own.price', { price: money(priceCents) })}</p>}
      <p className="wrap-anywhere text-13 text-muted">
        {reason} · {changedBy}, <DateTime only="date" value={changedAt} />
      </p>
    </div>
  );
}

const ONE = 10_000;

function usePercent() {
  const formats = useFormats();
  return (points: number) => formats.number(points / ONE, { style: 'percent', maximumFractionDigits: 2 });
}
