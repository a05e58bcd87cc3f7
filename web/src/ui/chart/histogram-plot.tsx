import { useFormats } from '../../i18n/language.tsx';
import type { HistogramBar } from './histogram-bar.ts';
import { TimeAxis } from './time-axes.tsx';

const SIZE = 1000;
const BAR_SHARE = 0.8;

type HistogramPlotProps = { bars: readonly HistogramBar[]; chosen: { first: number; last: number } | null };

/** What counted stands at the bottom of each bar, everything else pale above it. */
export function HistogramPlot({ bars, chosen }: HistogramPlotProps) {
  const formats = useFormats();
  const most = Math.max(1, ...bars.map(({ counted, others }) => counted + others));
  const slot = SIZE / Math.max(1, bars.length);
  const heightOf = (value: number) => Math.round((value / most) * SIZE);
  return (
    <div aria-hidden className="flex h-full flex-col">
      <div className="relative min-h-0 flex-1 border-strong border-b">
        <svg
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="none"
          aria-hidden
          className="absolute inset-0 size-full"
        >
          {chosen && (
            <rect
              x={chosen.first * slot}
              width={(chosen.last - chosen.first + 1) * slot}
              height={SIZE}
              className="fill-text"
              opacity={0.08}
            />
          )}
          {bars.map(({ from, counted, others }, index) => {
            const place = { x: (index + (1 - BAR_SHARE) / 2) * slot, width: slot * BAR_SHARE };
            const [low, high] = [heightOf(counted), heightOf(counted + others)];
            return (
              <g key={from}>
                <rect {...place} y={SIZE - high} height={high - low} className="fill-s2" />
                <rect {...place} y={SIZE - low} height={low} className="fill-primary" />
              </g>
            );
          })}
        </svg>
        {!chosen && (
          <span className="absolute top-0 left-0 rounded-sm bg-surface/80 pr-1 text-12 text-muted tabular-nums">
            {formats.number(most)}
          </span>
        )}
      </div>
      <div className="h-5 shrink-0 overflow-hidden [&>*]:mt-0.5">
        <TimeAxis points={bars.map(({ from, name, short, counted }) => ({ key: from, name, short, value: counted }))} />
      </div>
    </div>
  );
}
