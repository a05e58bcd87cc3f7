import { useTexts } from '../../../i18n/language.tsx';
import { House, PEN, Pole, Shop } from './drawings.tsx';
import { homeMessages } from './messages.ts';

/** The line from house to pole to shop: the drawings keep their size, only the wire gets longer. */
export function LineScene() {
  const t = useTexts(homeMessages);
  return (
    <div role="img" aria-label={t('hero.line')} className="relative mt-10 h-34 border-text border-b md:mt-14 md:h-44">
      <House className="absolute bottom-0 left-0 h-20 w-auto text-primary md:h-26" />
      <Pole className="-translate-x-1/2 absolute bottom-0 left-1/2 h-31 w-auto md:h-40" />
      <Shop className="absolute right-0 bottom-0 h-20 w-auto text-primary md:h-26" />
      <Wire />
    </div>
  );
}

/** Lights up once, from house to shop: a window slides in over a wire that slides the other way and so stands still. */
function Wire() {
  return (
    <div className="absolute inset-0 animate-[from-left_1600ms_var(--ease-out)_300ms_backwards] overflow-hidden text-signal">
      <div className="absolute inset-0 animate-[from-right_1600ms_var(--ease-out)_300ms_backwards]">
        <Span className="right-1/2 left-[71px] md:left-[92px]" d="M0 60.3C34 72 68 46 100 13.6" />
        <Span className="right-[83px] left-1/2 md:right-[108px]" d="M0 13.6C30 42 66 58 100 42.5" />
      </div>
    </div>
  );
}

function Span({ className, d }: { className: string; d: string }) {
  return (
    <div className={`absolute inset-y-0 ${className}`}>
      <svg aria-hidden {...PEN} viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full overflow-visible">
        <path d={d} strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
