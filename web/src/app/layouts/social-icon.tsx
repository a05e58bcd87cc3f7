export type SocialName = 'Facebook' | 'X' | 'LinkedIn' | 'Instagram' | 'YouTube';

const DRAWINGS: Record<SocialName, string> = {
  Facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5V2.6S16.300 2.400 15 2.400c-2.700 0-4.500 1.600-4.500 4.600v2.500H7.500V13h3v8',
  X: 'M4 4l16 16M20 4L4 20',
  LinkedIn: 'M5 10v9M5 5.500v.1M10 19v-9M10 14c0-2.500 1.500-4 4-4s4 1.500 4 4v5',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.900v.1',
  YouTube: 'M6 5.500h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
};

export function SocialIcon({ name }: { name: SocialName }) {
  return (
    <svg
      role="img"
      aria-label={name}
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
