import { clsx } from 'clsx';
import { heightOn, type Scale } from './scale.ts';
import type { TimePoint } from './time-point.ts';

type ValueAxisProps = { scale: Scale; format: (value: number) => string };

/** As wide as its longest figure. */
export function ValueAxis({ scale, format }: ValueAxisProps) {
  const texts = scale.lines.map(format);
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one), '');
  return (
    <div aria-hidden className="relative text-right text-12 text-muted tabular-nums">
      <span className="invisible">{longest}</span>
      {scale.lines.map((line, index) => (
        <span
          key={line}
          className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
          style={{ top: `${(1 - heightOn(scale, line)) * 100}%` }}
        >
          {texts[index]}
        </span>
      ))}
    </div>
  );
}

const MOST_NAMES = 8;
/** Every second one of them on a phone. */
const FEWER = 2;

/** As many names as there is room for, each below the middle of its piece. */
export function TimeAxis({ points }: { points: readonly TimePoint[] }) {
  const every = Math.ceil(points.length / MOST_NAMES);
  return (
    <div aria-hidden className="relative col-start-2 mt-2 h-5 overflow-hidden text-12 text-muted">
      {points.map(({ key, short }, index) =>
        index % every === 0 ? (
          <span
            key={key}
            className={clsx('absolute whitespace-nowrap', index % (every * FEWER) !== 0 && 'max-sm:hidden')}
            style={{ ...placeOf((index + 0.5) / points.length) }}
          >
            {short}
          </span>
        ) : null,
      )}
    </div>
  );
}

/** In the middle; near the edges it leans inwards, so that nothing is cut off. */
function placeOf(x: number) {
  const lean = x < 0.04 ? 0 : x > 0.96 ? 1 : 0.5;
  return { left: `${x * 100}%`, transform: `translateX(${-lean * 100}%)` };
}
