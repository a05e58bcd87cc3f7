import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { homeMessages } from './messages.ts';
import { WaveformDrawing } from './waveform-drawing.tsx';

/** One row of a call list, opened: its figures, why it qualified, its recording, its money. */
export function ExampleCall() {
  const t = useTexts(homeMessages);
  return (
    <figure className="mt-10 rounded border bg-surface md:mt-14">
      <figcaption className="flex items-center justify-between gap-4 border-b px-4 py-3 text-14 sm:px-6">
        <span className="font-medium">{t('transparency.caption')}</span>
        <Badge>{t('example')}</Badge>
      </figcaption>
      <CallRow />
      <div className="grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:divide-x">
        <Reasons />
        <Recording />
      </div>
      <ExampleMoney />
    </figure>
  );
}

function CallRow() {
  const t = useTexts(homeMessages);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-b px-4 py-4 text-14 sm:grid-cols-4 sm:px-6 lg:flex lg:justify-between">
      <Cell label={t('transparency.time')}>{t('transparency.timeValue')}</Cell>
      <Cell label={t('transparency.campaign')}>{t('transparency.campaignValue')}</Cell>
      <Cell label={t('transparency.caller')}>
        <span className="whitespace-nowrap font-mono">(512) ••• ••47</span>
      </Cell>
      <Cell label={t('transparency.place')}>Austin, TX</Cell>
      <Cell label={t('transparency.talk')}>3:34</Cell>
      <Cell label={t('transparency.outcome')}>
        <Badge tone="success">{t('ticker.qualified')}</Badge>
      </Cell>
      <Cell label={t('transparency.payout')}>
        <span className="font-medium text-brass">$19.25</span>
      </Cell>
    </dl>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

const RULES = ['place', 'open', 'duplicate', 'cap', 'duration'] as const;

function Reasons() {
  const t = useTexts(homeMessages);
  return (
    <div className="px-4 py-5 sm:px-6">
      <h3 className="font-medium font-sans text-14">{t('transparency.reason')}</h3>
      <ul className="mt-3 grid gap-2 text-14">
        {RULES.map((rule) => (
          <li key={rule} className="flex gap-2">
            <Icon of={Check} className="mt-0.5 text-success" />
            {t(`transparency.rules.${rule}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Recording() {
  const t = useTexts(homeMessages);
  return (
    <div className="border-t px-4 py-5 sm:px-6 lg:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium font-sans text-14">{t('transparency.recording')}</h3>
        <p className="text-13 text-muted">{t('transparency.recordingValue')}</p>
      </div>
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-12 text-muted">
        <div className="flex flex-col justify-around">
          <span>{t('transparency.callerVoice')}</span>
          <span>{t('transparency.businessVoice')}</span>
        </div>
        <WaveformDrawing />
        <p className="col-start-2 mt-1 ml-[42%] border-brass border-l-2 pl-2 text-brass">{t('transparency.mark')}</p>
      </div>
    </div>
  );
}

const STAGES = ['held', 'approved', 'paid'] as const;

function ExampleMoney() {
  const t = useTexts(homeMessages);
  return (
    <div className="border-t px-4 py-5 sm:px-6">
      <h3 className="font-medium font-sans text-14">{t('transparency.money')}</h3>
      <ol className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {STAGES.map((stage) => (
          <li key={stage} className="border-brass border-t-2 pt-2 text-14">
            <span className="block font-medium">{t(`transparency.${stage}`)}</span>
            <span className="text-muted">{t(`transparency.${stage}Text`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
