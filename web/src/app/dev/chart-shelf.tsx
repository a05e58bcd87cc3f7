import type { UsState } from '@callstead/domain/campaigns/us-states';
import { type ComponentProps, useState } from 'react';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { Funnel } from '../../ui/chart/funnel.tsx';
import { HeatMap, type WeekHour } from '../../ui/chart/heat-map.tsx';
import { Meter } from '../../ui/chart/meter.tsx';
import { Ribbon, RibbonStep } from '../../ui/chart/ribbon.tsx';
import { ShareBar } from '../../ui/chart/share-bar.tsx';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { StatCard } from '../../ui/chart/stat-card.tsx';
import { StateMap } from '../../ui/chart/state-map.tsx';
import { StateTilesMap } from '../../ui/chart/state-tiles-map.tsx';
import { StateValues } from '../../ui/chart/state-values.tsx';
import { TimeChart } from '../../ui/chart/time-chart.tsx';
import type { TimePoint } from '../../ui/chart/time-point.ts';
import { WeekStrip } from '../../ui/chart/week-strip.tsx';
import { Grid, Shelf, Specimen } from './specimen.tsx';

const WEEK = [4, 7, 3, 9, 12, 10, 15];
const DAYS = Array.from({ length: 30 }, (_, day) => 20 + ((day * 37) % 29) + (day % 7 === 6 ? -15 : 0));

export function ChartShelf() {
  return (
    <Shelf title="chart">
      <Specimen name="StatCard: plain, better, worse, money with link, note">
        <Grid>
          <StatCard label="Calls" value="1,204" />
          <StatCard
            label="Qualified"
            value="312"
            sparkline={{ values: WEEK, isUnfinished: true }}
            change={{ direction: 'up', text: '12 % more than last week', good: true }}
          />
          <StatCard
            label="Refused"
            value="18"
            sparkline={{ values: WEEK.toReversed() }}
            change={{ direction: 'down', text: '3 % worse than last week', good: false }}
          />
          <StatCard label="Spent" value="$3,550.00" money link={{ label: 'See the calls', to: '#top' }} />
          <StatCard
            label="Conversion"
            value="15 %"
            note="of all calls"
            change={{ direction: 'flat', text: 'as last week' }}
          />
        </Grid>
      </Specimen>
      <Specimen name="Sparkline: over, and with today in it">
        <Sparkline values={WEEK} />
        <Sparkline values={WEEK} isUnfinished />
      </Specimen>
      <Specimen name="Ribbon">
        <Ribbon>
          <RibbonStep label="Held" cents={45_500} leadsOn>
            until it can no longer be disputed
          </RibbonStep>
          <RibbonStep label="Approved" cents={120_000} leadsOn />
          <RibbonStep label="Paid" cents={0} />
        </Ribbon>
      </Specimen>
      <OverTime />
      <Parts />
      <Maps />
    </Shelf>
  );
}

const pointsOf = (values: readonly (number | null)[]): TimePoint[] =>
  values.map((value, day) => ({
    key: String(day),
    short: `${day + 1}`,
    name: `Day ${day + 1}`,
    value,
    before: value === null ? null : value * 0.8 + (day % 5) * 3,
    isUnfinished: day === values.length - 1,
  }));

function OverTime() {
  const [chosen, setChosen] = useState('none yet');
  const series = { now: 'These 30 days', before: 'The 30 days before' };
  const shares = DAYS.map((value, day) => (day % 9 === 4 ? null : value / 60));
  return (
    <>
      <Specimen name="TimeChart: bars to choose from, today unfinished">
        <TimeChart
          label="Calls by day"
          points={pointsOf(DAYS)}
          series={series}
          kind="bar"
          format={String}
          isWhole
          onChoose={({ name }) => setChosen(name)}
        />
        <p className="text-13 text-muted">Chosen: {chosen}</p>
      </Specimen>
      <Specimen name="TimeChart: a line with gaps, one line alone">
        <TimeChart
          label="Qualify rate by day"
          points={pointsOf(shares)}
          series={series}
          kind="line"
          format={(share) => `${Math.round(share * 100)} %`}
        />
        <TimeChart
          label="Talk time by day"
          points={pointsOf(WEEK.map((day) => day * 20))}
          series={{ now: 'This week' }}
          kind="line"
          format={(seconds) => `${seconds} s`}
          isClock
        />
      </Specimen>
    </>
  );
}

const REASONS = [
  { key: 'short', name: 'Too short', value: 41 },
  { key: 'geo', name: 'Out of area', value: 18 },
  { key: 'closed', name: 'Closed', value: 3 },
];
const STEPS = [
  { key: 'clicks', name: 'Clicks', inSentence: 'the clicks', value: 4200 },
  { key: 'calls', name: 'Calls', inSentence: 'the calls', value: 1204 },
  { key: 'connected', name: 'Connected', inSentence: 'those connected', value: 980 },
  { key: 'qualified', name: 'Qualified', inSentence: 'those qualified', value: 312 },
  { key: 'approved', name: 'Approved', inSentence: 'those approved', value: 280, note: '20 still held' },
];

function Parts() {
  const [chosen, setChosen] = useState('geo');
  return (
    <>
      <Specimen name="BarList: to read, to choose from">
        <Grid>
          <BarList label="Reasons" bars={REASONS} format={String} />
          <BarList
            label="Reasons to choose from"
            bars={REASONS.map((bar) => ({ ...bar, isChosen: bar.key === chosen }))}
            format={String}
            onChoose={({ key }) => setChosen(key)}
          />
        </Grid>
      </Specimen>
      <Specimen name="Funnel">
        <Grid>
          <Funnel label="From click to approval" steps={STEPS} format={(value) => value.toLocaleString('en-US')} />
        </Grid>
      </Specimen>
      <Specimen name="ShareBar">
        <div className="w-24">
          <ShareBar share={0.4} />
        </div>
      </Specimen>
    </>
  );
}

const WORKDAY = [{ from: 540, to: 1080 }];
const MORNING = [{ from: 0, to: 720 }];
const OPEN_WEEK: ComponentProps<typeof WeekStrip>['hours']['week'] = [
  WORKDAY,
  WORKDAY,
  WORKDAY,
  WORKDAY,
  MORNING,
  [],
  [],
];

function Maps() {
  const [chosen, setChosen] = useState<WeekHour>();
  const [state, setState] = useState<UsState>('FL');
  const values: Partial<Record<UsState, number>> = { FL: 420, TX: 310, CA: 120, NY: 44, GA: 9, ME: 1 };
  return (
    <>
      <Specimen name="HeatMap">
        <HeatMap
          label="Calls by weekday and hour"
          valueAt={({ weekday, hour }) => (hour < 7 ? null : (hour * 7 + weekday * 3) % 23)}
          format={String}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Specimen>
      <Specimen name="StateMap">
        <ChosenStates />
      </Specimen>
      <Specimen name="StateTilesMap: to look at">
        <StateTilesMap label="Florida, Texas, California" states={['FL', 'TX', 'CA']} />
      </Specimen>
      <Specimen name="WeekStrip: without and with this moment">
        <Grid>
          <WeekStrip hours={{ zone: 'UTC', week: OPEN_WEEK }} />
          <WeekStrip hours={{ zone: 'UTC', week: OPEN_WEEK }} now={new Date('2026-03-04T11:30:00Z')} />
        </Grid>
      </Specimen>
      <Specimen name="Meter: some left, nearly full">
        <Grid>
          <Meter label="Today's cap" text="6 left of 10" used={3} inFlight={1} limit={10} />
          <Meter label="Today's cap" text="1 left of 50" used={48} inFlight={1} limit={50} />
        </Grid>
      </Specimen>
      <Specimen name="StateValues">
        <StateValues
          label="Calls by state"
          of="Calls"
          figureOf={(each) => values[each] ?? null}
          format={String}
          formatTile={String}
          chosen={[state]}
          onChoose={setState}
        />
      </Specimen>
    </>
  );
}

function ChosenStates() {
  const [chosen, setChosen] = useState<readonly UsState[]>(['FL', 'TX']);
  const toggle = (state: UsState) =>
    setChosen(chosen.includes(state) ? chosen.filter((other) => other !== state) : [...chosen, state]);
  return (
    <StateMap
      label="States"
      onChoose={toggle}
      look={(state) => {
        const pressed = chosen.includes(state);
        return {
          pressed,
          says: pressed ? 'chosen' : 'not chosen',
          className: pressed ? 'bg-primary text-on-primary' : '',
        };
      }}
    />
  );
}
