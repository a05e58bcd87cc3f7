import { homeMessages } from '../../i18n/home-messages.ts';
import { useTexts } from '../../i18n/language.tsx';

/** The line from house to pole to shop: the drawings keep their size, only the wire gets longer. */
export function LineScene() {
  const t = useTexts(homeMessages);
  return (
    <div role="img" aria-label={t('hero.line')} className="relative mt-10 h-34 border-text border-b md:mt-14 md:h-44">
      <House />
      <Pole />
      <Shop />
      <Wire />
    </div>
  );
}

const DRAWING = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function House() {
  return (
    <svg
      aria-hidden
      {...DRAWING}
      viewBox="0 0 132 104"
      className="absolute bottom-0 left-0 h-20 w-auto text-primary md:h-26"
    >
      <path d="M10 104V50M94 104V50M2 56 52 12l50 44" />
      <path d="M20 33V17h11v7M92 46V34M89 34h6" />
      <path d="M42 104V74h20v30M58 89v1" />
      <path d="M20 64h14v14H20zM27 64v14M70 64h14v14H70zM77 64v14" />
      <path d="M116 104V90M107 90v-6a5 5 0 0 1 5-5h11v11zM112 79a5 5 0 0 1 5 5v6" />
    </svg>
  );
}

function Pole() {
  return (
    <svg
      aria-hidden
      {...DRAWING}
      viewBox="0 0 48 160"
      className="-translate-x-1/2 absolute bottom-0 left-1/2 h-31 w-auto md:h-40"
    >
      <path d="M22 160V14M26 160V14M21 14h6M24 14V8M21 8h6" />
      <path d="M4 30h40M8 30v-7M40 30v-7M5 23h6M37 23h6M10 30l12 15M38 30 26 45" />
      <path d="M26 70h5M17 82h5M26 94h5" />
    </svg>
  );
}

function Shop() {
  return (
    <svg
      aria-hidden
      {...DRAWING}
      viewBox="0 0 132 104"
      className="absolute right-0 bottom-0 h-20 w-auto text-primary md:h-26"
    >
      <path d="M10 104V24h112v80M6 24h120M40 24V12h76v12M24 24V3M21 3h6M48 18h60" />
      <path d="M10 36h112l7 16H3zM31 36l-7 16M53 36l-4 16M74 36v16M95 36l4 16M110 36l4 16" />
      <path d="M3 52a10.5 7 0 0 0 21 0 12.5 7 0 0 0 25 0 12.5 7 0 0 0 25 0 12.5 7 0 0 0 25 0 7.5 6 0 0 0 15 0 7.5 6 0 0 0 15 0" />
      <path d="M20 68h54v22H20zM47 68v22M88 104V68h22v36M93 86v2" />
    </svg>
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
      <svg
        aria-hidden
        {...DRAWING}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="size-full overflow-visible"
      >
        <path d={d} strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
