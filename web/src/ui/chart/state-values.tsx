import { US_STATE_NAMES, type UsState } from '@callstead/domain/campaigns/us-states';
import { clsx } from 'clsx';
import { useTexts } from '../../i18n/language.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { chartMessages } from './messages.ts';
import { PRINTED, STEP_CLASS, stepOf } from './scale.ts';
import { StateMap } from './state-map.tsx';
import { STATE_TILES } from './state-tiles.ts';
import { StepLegend } from './step-legend.tsx';

type StateValuesProps = {
  label: string;
  figureOf: (state: UsState) => number | null;
  format: (value: number) => string;
  /** Shorter, inside a tile. */
  formatTile: (value: number) => string;
  /** What the values are: 'Llamadas'. */
  of: string;
  chosen: readonly string[];
  onChoose: (state: UsState) => void;
};

/** A figure of each state, as shades on the map of tiles. */
export function StateValues(props: StateValuesProps) {
  const { label, figureOf, format, formatTile, of, chosen, onChoose } = props;
  const t = useTexts(chartMessages);
  const known = STATE_TILES.flatMap(({ state }) => {
    const value = figureOf(state);
    return value ? [{ state, value }] : [];
  }).toSorted((a, b) => b.value - a.value);
  const most = known[0]?.value ?? 0;
  const rows = known.map(({ state, value }) => [US_STATE_NAMES[state], format(value)]);
  return (
    <ChartFrame table={{ caption: label, head: [t('state'), of], rows }} legend={<StepLegend most={format(most)} />}>
      <div className={PRINTED}>
        <StateMap
          label={label}
          onChoose={onChoose}
          look={(state) => {
            const value = figureOf(state);
            const step = stepOf(value, most);
            const pressed = chosen.includes(state);
            return {
              pressed,
              says: value ? format(value) : t('none'),
              note: step && value ? formatTile(value) : undefined,
              className: clsx(
                step ? [STEP_CLASS[step], 'border-transparent'] : 'border-border text-muted',
                pressed && 'outline-2 outline-signal',
              ),
            };
          }}
        />
      </div>
    </ChartFrame>
  );
}
