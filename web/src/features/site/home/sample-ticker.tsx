import { clsx } from 'clsx';
import { useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { homeMessages } from './messages.ts';

type SampleCall = {
  campaign: 'plumbing' | 'roofing' | 'hvac';
  place: string;
  caller: string;
  talk: string;
  minimum: string;
  /** Of the minimum duration; the first call gets there while you look. */
  reached: number;
  payout?: string;
};

const CALLS: readonly SampleCall[] = [
  {
    campaign: 'plumbing',
    place: 'Tampa, FL',
    caller: '(813) ••• ••26',
    talk: '2:00',
    minimum: '2:00',
    reached: 1,
    payout: '$24.00',
  },
  {
    campaign: 'roofing',
    place: 'Austin, TX',
    caller: '(512) ••• ••47',
    talk: '3:34',
    minimum: '1:30',
    reached: 1,
    payout: '$19.25',
  },
  { campaign: 'hvac', place: 'Phoenix, AZ', caller: '(602) ••• ••91', talk: '0:41', minimum: '2:00', reached: 0.34 },
];

/** The first call's story, told once and over within five seconds, so that nobody needs a pause button. */
const FILLS = 'animate-[from-left_2800ms_linear_1700ms_backwards] motion-reduce:animate-none';
const LEAVES = 'animate-[fade-out_120ms_var(--ease-out)_4500ms_both] motion-reduce:hidden';
const ARRIVES = 'animate-[fade-in_200ms_var(--ease-out)_4600ms_backwards] motion-reduce:animate-none';

export function SampleTicker() {
  const t = useTexts(homeMessages);
  return (
    <section aria-labelledby="ticker-title" className="rounded border bg-surface">
      <header className="flex items-center justify-between gap-4 border-b px-4 py-3">
        <h2 id="ticker-title" className="font-medium font-sans text-14">
          {t('ticker.title')}
        </h2>
        <Badge>{t('ticker.sample')}</Badge>
      </header>
      <ul>
        {CALLS.map((call, index) => (
          <TickerRow key={call.caller} call={call} live={index === 0} />
        ))}
      </ul>
      <p className="px-4 py-3 text-13 text-muted">{t('ticker.note')}</p>
    </section>
  );
}

function TickerRow({ call, live }: { call: SampleCall; live: boolean }) {
  const t = useTexts(homeMessages);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b px-4 py-4">
      <p className="font-medium text-14">
        {t(`ticker.campaign.${call.campaign}`)} <span className="font-normal text-muted">{call.place}</span>
      </p>
      <p className="text-right">{live ? <LiveState /> : <State qualified={call.reached === 1} />}</p>
      <p className="font-mono text-13 text-muted">{call.caller}</p>
      <p className={clsx('text-right font-medium text-14 text-brass', live && ARRIVES)}>
        {call.payout ?? <span className="font-normal text-13 text-muted">{t('ticker.notBilled')}</span>}
      </p>
      <SampleTalkBar call={call} live={live} />
    </li>
  );
}

function State({ qualified }: { qualified: boolean }) {
  const t = useTexts(homeMessages);
  return qualified ? (
    <Badge tone="success">{t('ticker.qualified')}</Badge>
  ) : (
    <Badge tone="warning">{t('ticker.tooShort')}</Badge>
  );
}

/** 'On the line' until the bar below is full; without motion, and for screen readers, it has already qualified. */
function LiveState() {
  const t = useTexts(homeMessages);
  return (
    <span className="inline-grid justify-items-end *:[grid-area:1/1]">
      <span className={ARRIVES}>
        <State qualified />
      </span>
      <span aria-hidden className={clsx('flex items-center gap-1.5 font-medium text-12 text-signal', LEAVES)}>
        <span className="size-1.5 rounded-full bg-signal" />
        {t('ticker.onTheLine')}
      </span>
    </span>
  );
}

function SampleTalkBar({ call, live }: { call: SampleCall; live: boolean }) {
  const t = useTexts(homeMessages);
  return (
    <div className="col-span-2 mt-1 flex items-center gap-3 text-12 text-muted">
      <span className={clsx('w-8', live && ARRIVES)}>{call.talk}</span>
      <span aria-hidden className="h-1 flex-1 overflow-hidden rounded-full bg-sunken">
        <span
          className={clsx('block h-full rounded-full', call.reached === 1 ? 'bg-success' : 'bg-strong', live && FILLS)}
          style={{ width: `${call.reached * 100}%` }}
        />
      </span>
      <span>{t('ticker.minimum', { time: call.minimum })}</span>
    </div>
  );
}
