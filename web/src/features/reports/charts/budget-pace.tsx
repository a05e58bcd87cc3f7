import { evenPace, paceVerdict } from '@callstead/domain/reports/budget-pace';
import { momentsOf } from '@callstead/domain/reports/period';
import { localDate, localTime } from '@callstead/domain/zone-clock';
import { type ReactNode, useState } from 'react';
import { useFormats, useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { TimeChart } from '../../../ui/chart/time-chart.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { ReportPart } from '../report/report-part.tsx';
import { useReport } from '../shared/report-query.ts';
import { useMetricText } from '../shared/use-metric-text.ts';
import { budgetPaceMessages } from './budget-pace-messages.ts';
import type { Budgeted } from './no-budget.tsx';

/** Whether today's budget lasts: what was spent hour by hour, beside a spend that is even while the campaign is open. */
export function BudgetPace({ budgeted }: { budgeted: readonly Budgeted[] }) {
  const [chosen, setChosen] = useState<string>();
  const meter = budgeted.find(({ id }) => id === chosen) ?? budgeted[0];
  if (!meter) return null;
  return <Pace key={meter.id} meter={meter} choice={<Choice {...{ budgeted, meter }} onChoose={setChosen} />} />;
}

type ChoiceProps = { budgeted: readonly Budgeted[]; meter: Budgeted; onChoose: (id: string) => void };

/** One alone needs no choice. */
function Choice({ budgeted, meter, onChoose }: ChoiceProps) {
  const t = useTexts(budgetPaceMessages);
  const { language } = useLanguage();
  if (budgeted.length === 1) return <p className="text-14">{meter.titles[language]}</p>;
  return (
    <SelectField
      label={t('campaign')}
      options={budgeted.map(({ id, publicId, titles }) => ({ value: id, label: `${publicId} · ${titles[language]}` }))}
      value={meter.id}
      onChange={onChoose}
    />
  );
}

function Pace({ meter, choice }: { meter: Budgeted; choice: ReactNode }) {
  const t = useTexts(budgetPaceMessages);
  const now = useNow();
  const { zone } = meter.hours;
  const answer = useSpentByHour(meter, now);
  const { format, formatShort } = useMetricText('advertiser');
  return (
    <ReportPart title={t('title')} answer={answer} skeleton={<Skeleton className="h-108 w-full" />}>
      {({ rows }) => {
        const clock = now ? localTime(now, zone) : { day: 0, minute: 0 };
        const spans = meter.hours.week[clock.day] ?? [];
        const spent = new Map(rows.map(({ keys: [key], figures }) => [Number(key?.value), figures.revenueCents ?? 0]));
        const points = pointsOf({ spent, even: evenPace(meter.dailyBudgetCents, spans), minute: clock.minute });
        return (
          <div className="grid gap-3">
            {choice}
            <Verdict meter={meter} minute={clock.minute} spans={spans} />
            <TimeChart
              label={t('chart')}
              points={points.map((point) => ({ ...point, name: t('until', { hour: point.short }) }))}
              series={{ now: t('spent'), before: t('even') }}
              kind="line"
              format={format('revenueCents')}
              formatLine={formatShort('revenueCents')}
            />
          </div>
        );
      }}
    </ReportPart>
  );
}

/** The campaign's own day, in its own hours: there its budget begins anew. */
function useSpentByHour({ publicId, hours: { zone } }: Budgeted, now: Date | null) {
  const account = useViewedAccount();
  const { language } = useLanguage();
  const today = now && localDate(now, zone);
  const scope = today
    ? {
        ...{ view: 'advertiser' as const, account, language, zone, filters: { campaign: [publicId] } },
        ...momentsOf({ first: today, last: today }, zone),
      }
    : undefined;
  return useReport(scope, { by: ['hourOfDay'], limit: 24 });
}

type Told = { spent: ReadonlyMap<number, number>; even: readonly number[]; minute: number };

/** Both added up: what has come to the end of each hour. */
function pointsOf({ spent, even, minute }: Told) {
  const hourNow = Math.floor(minute / 60);
  let sum = 0;
  return even.map((before, hour) => {
    sum += spent.get(hour) ?? 0;
    return {
      ...{ key: String(hour), short: String(hour + 1), before },
      value: hour > hourNow ? null : sum,
      isUnfinished: hour === hourNow,
    };
  });
}

type VerdictProps = { meter: Budgeted; minute: number; spans: Parameters<typeof evenPace>[1] };

function Verdict({ meter: { dailyBudgetCents: budgetCents, spentCents }, minute, spans }: VerdictProps) {
  const t = useTexts(budgetPaceMessages);
  const formats = useFormats();
  const money = useMoney();
  const verdict = paceVerdict({ budgetCents, spentCents, minute, spans });
  const text = {
    used_up: () => t('usedUp', { budget: money(budgetCents) }),
    not_begun: () => t('notBegun', { spent: money(spentCents), budget: money(budgetCents) }),
    runs_out: (atMinute: number) => {
      const time = formats.dateTime(new Date(Date.UTC(2024, 0, 1, 0, atMinute)), {
        timeStyle: 'short',
        timeZone: 'UTC',
      });
      return t('runsOut', { spent: money(spentCents), budget: money(budgetCents), time });
    },
    lasts: (expected: number) =>
      t('lasts', { spent: money(spentCents), budget: money(budgetCents), expected: money(expected) }),
  };
  const tone = verdict.kind === 'used_up' || verdict.kind === 'runs_out' ? 'text-warning' : 'text-muted';
  const value = 'atMinute' in verdict ? verdict.atMinute : 'expectedCents' in verdict ? verdict.expectedCents : 0;
  return <p className={`text-14 ${tone}`}>{text[verdict.kind](value)}</p>;
}
