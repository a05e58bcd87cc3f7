import { homeMessages } from '../../i18n/home-messages.ts';
import { useTexts } from '../../i18n/language.tsx';

/** The line from house to pole to shop: the drawings keep their size, only the wire gets longer. */
export function LineScene() {
  const t = useTexts(homeMessages);
  return (
    <div role="img" aria-label={t('hero.line')} className="relative mt-10 h-36 border-text border-b md:mt-14 md:h-44">
      <House />
      <Pole />
      <Shop />
      <Wire />
    </div>
  );
}

const DRAWING = {
  'aria-hidden': true,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function House() {
  return (
    <svg {...DRAWING} viewBox="0 0 132 104" className="absolute bottom-0 left-0 h-20 w-auto text-primary md:h-26">
      <path d="M10 104V52M94 104V52M2 56 52 12l50 44" />
      <path d="M74 31V14h11v27" />
      <path d="M42 104V74h20v30M58 89v1" />
      <path d="M20 62h14v14H20zM27 62v14M20 69h14M70 62h14v14H70zM77 62v14M70 69h14" />
      <path d="M116 104V86M108 86a6 6 0 0 1 6-6h10v12h-16zM114 80a6 6 0 0 1 6 6v6" />
    </svg>
  );
}

function Pole() {
  return (
    <svg {...DRAWING} viewBox="0 0 48 160" className="-translate-x-1/2 absolute bottom-0 left-1/2 h-32 w-auto md:h-40">
      <path d="M22.500 160V8M25.500 160V8M22.500 8h3" />
      <path d="M6 24h36M9 21v-7M39 21v-7M24 14V8M12 24l11 14M36 24 25 38" />
      <path d="M6.500 14h5M36.500 14h5M25.500 62h4M18.500 74h4M25.500 86h4" />
    </svg>
  );
}

function Shop() {
  return (
    <svg {...DRAWING} viewBox="0 0 132 104" className="absolute right-0 bottom-0 h-20 w-auto text-primary md:h-26">
      <path d="M10 104V22h112v82M4 22h124M18 22v-9h96v9" />
      <path d="M10 34h112l6 18H4zM30 34l-5 18M51 34l-3 18M72 34v18M92 34l4 18M107 34l5 18" />
      <path d="M4 52a10.500 7 0 0 0 21 0 11.500 7 0 0 0 23 0 12 7 0 0 0 24 0 12 7 0 0 0 24 0 8 6 0 0 0 16 0 8 6 0 0 0 16 0" />
      <path d="M20 66h56v24H20zM48 66v24M88 104V66h22v38M94 86v3" />
    </svg>
  );
}

/** Lights up once, from house to shop: a window slides in over a wire that slides the other way and so stands still. */
function Wire() {
  return (
    <div className="absolute inset-0 animate-[from-left_1600ms_var(--ease-out)_300ms_backwards] overflow-hidden text-signal">
      <div className="absolute inset-0 animate-[from-right_1600ms_var(--ease-out)_300ms_backwards]">
        <Span className="right-1/2 left-[49px] md:left-[64px]" d="M0 45C30 70 70 45 100 12" />
        <Span className="right-[60px] left-1/2 md:right-[78px]" d="M0 12C30 45 70 62 100 42" />
      </div>
    </div>
  );
}

function Span({ className, d }: { className: string; d: string }) {
  return (
    <div className={`absolute inset-y-0 ${className}`}>
      <svg {...DRAWING} viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full overflow-visible">
        <path d={d} strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
