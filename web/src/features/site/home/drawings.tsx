/** Fine pen on paper. */
export const PEN = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function House({ className }: { className: string }) {
  return (
    <svg aria-hidden {...PEN} viewBox="0 0 132 104" className={className}>
      <path d="M10 104V50M94 104V50M2 56 52 12l50 44" />
      <path d="M20 33V17h11v7M92 46V34M89 34h6" />
      <path d="M42 104V74h20v30M58 89v1" />
      <path d="M20 64h14v14H20zM27 64v14M70 64h14v14H70zM77 64v14" />
      <path d="M116 104V90M107 90v-6a5 5 0 0 1 5-5h11v11zM112 79a5 5 0 0 1 5 5v6" />
    </svg>
  );
}

export function Pole({ className }: { className: string }) {
  return (
    <svg aria-hidden {...PEN} viewBox="0 0 48 160" className={className}>
      <path d="M22 160V14M26 160V14M21 14h6M24 14V8M21 8h6" />
      <path d="M4 30h40M8 30v-7M40 30v-7M5 23h6M37 23h6M10 30l12 15M38 30 26 45" />
      <path d="M26 70h5M17 82h5M26 94h5" />
    </svg>
  );
}

export function Shop({ className }: { className: string }) {
  return (
    <svg aria-hidden {...PEN} viewBox="0 0 132 104" className={className}>
      <path d="M10 104V24h112v80M6 24h120M40 24V12h76v12M24 24V3M21 3h6M48 18h60" />
      <path d="M10 36h112l7 16H3zM31 36l-7 16M53 36l-4 16M74 36v16M95 36l4 16M110 36l4 16" />
      <path d="M3 52a10.5 7 0 0 0 21 0 12.5 7 0 0 0 25 0 12.5 7 0 0 0 25 0 12.5 7 0 0 0 25 0 7.5 6 0 0 0 15 0 7.5 6 0 0 0 15 0" />
      <path d="M20 68h54v22H20zM47 68v22M88 104V68h22v36M93 86v2" />
    </svg>
  );
}
