import type { ExplainedCall } from '@callstead/contract/calls/test-calls';
import type { CallView } from '@callstead/domain/calls/call-view';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, CircleSlash } from 'lucide';
import type { ReactNode } from 'react';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PhoneNumber } from '../../../ui/format/phone-number.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PriceBox } from '../../../ui/payment/price-box.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { ReasonChip } from '../shared/call-badges.tsx';
import { CallerText, placeText } from '../shared/caller-text.tsx';
import { explainMessages } from '../shared/explain-messages.ts';
import { TraceList } from '../shared/trace-list.tsx';

type ExplanationProps = { explanation: UseQueryResult<ExplainedCall>; view: CallView };

export function Explanation({ explanation, view }: ExplanationProps) {
  const t = useTexts(explainMessages);
  return (
    <Card title={t('answer')}>
      <div role="status">{explanation.data && !explanation.error && <Verdict call={explanation.data} />}</div>
      <Answer explanation={explanation} view={view} />
    </Card>
  );
}

function Answer({ explanation, view }: ExplanationProps) {
  const t = useTexts(explainMessages);
  const errorText = useErrorText();
  const { data, error, fetchStatus } = explanation;
  if (error) {
    const message = isRefusal(error, 'not_found') ? t('unknownLine') : errorText(error);
    return <ErrorState message={message} />;
  }
  if (data) return <Explained call={data} view={view} />;
  if (fetchStatus === 'fetching') return <Skeleton className="h-64" />;
  return <EmptyState message={t('empty')} />;
}

function Explained({ call, view }: { call: ExplainedCall; view: CallView }) {
  const t = useTexts(explainMessages);
  return (
    <div className="mt-6 grid min-w-0 gap-6 text-14">
      <Section title={t('why')}>
        <TraceList trace={call.trace} isOpen />
        <Targets targets={call.targets} />
      </Section>
      {call.price && (
        <Section title={t(view === 'publisher' ? 'payout' : 'price')}>
          <PriceBox price={call.price} view={view} />
        </Section>
      )}
    </div>
  );
}

/** The answer in one sentence, and to which question. */
function Verdict({ call }: { call: ExplainedCall }) {
  const t = useTexts(explainMessages);
  const { rings, reason } = call;
  return (
    <div className="grid gap-2 text-14">
      <p className="flex flex-wrap items-center gap-2 font-display font-semibold text-20">
        <Icon of={rings ? CircleCheck : CircleSlash} size={20} className={rings ? 'text-success' : 'text-danger'} />
        {t(rings ? 'rings' : 'silent')}
        {reason && <ReasonChip reason={reason} />}
      </p>
      {call.overflows && <p>{t('overflows')}</p>}
      {call.isDuplicate && <p>{t(call.isBillable ? 'billedDuplicate' : 'unbilledDuplicate')}</p>}
      <Asked call={call} />
    </div>
  );
}

function Asked({ call }: { call: ExplainedCall }) {
  const t = useTexts(explainMessages);
  const zoneName = useZoneName();
  const formats = useFormats();
  const zone = call.campaign?.zone ?? 'UTC';
  const when = formats.dateTime(new Date(call.at), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  return (
    <dl className="grid gap-x-6 gap-y-1 text-13 sm:grid-cols-[auto_1fr]">
      <ExplainedFact name={t('line')}>
        <span className="whitespace-nowrap font-mono">{phoneText(call.number)}</span>
        {call.campaign && ` · ${call.campaign.title} · ${call.affId}`}
      </ExplainedFact>
      <ExplainedFact name={t('caller')}>
        <CallerText call={call} /> {placeText({ ...call.place, city: null })}
      </ExplainedFact>
      <ExplainedFact name={t('at')}>{t('moment', { when, zone: zoneName(zone) })}</ExplainedFact>
    </dl>
  );
}

function ExplainedFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 border-t pt-4">
      <h3 className="mb-3 text-16">{title}</h3>
      {children}
    </section>
  );
}

/** The advertiser's lines, as they would be tried. */
function Targets({ targets }: Pick<ExplainedCall, 'targets'>) {
  const t = useTexts(explainMessages);
  if (targets.length === 0) return null;
  return (
    <ol aria-label={t('targets.list')} className="mt-4 grid gap-1.5 border-t border-dashed pt-3">
      {targets.map(({ position, number, result }) => (
        <li key={position} className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium">{t('targets.line', { position: String(position) })}</span>
          <PhoneNumber value={number} what={t('targets.number')} />
          <span className={result === 'ringing' ? '' : 'text-muted'}>{t(`targets.${targetWord(result)}`)}</span>
        </li>
      ))}
    </ol>
  );
}

type Result = ExplainedCall['targets'][number]['result'];

/** Nobody was called: a target is closed, full, the first one, or one of the next. */
const targetWord = (result: Result) =>
  result === 'closed' || result === 'full' || result === 'ringing' ? result : 'next';
