import type { UsState } from '@callstead/domain/campaigns/us-states';
import { useState } from 'react';
import { Ribbon, RibbonStep } from '../../ui/chart/ribbon.tsx';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { StatCard } from '../../ui/chart/stat-card.tsx';
import { StateMap } from '../../ui/chart/state-map.tsx';
import { Grid, Shelf, Specimen } from './specimen.tsx';

const WEEK = [4, 7, 3, 9, 12, 10, 15];

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
      <Specimen name="StateMap">
        <ChosenStates />
      </Specimen>
    </Shelf>
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
