import { useFormats } from '../../../i18n/language.tsx';

const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** In the largest unit that fits: '3 min', '2 h'. */
export function useDuration(): (seconds: number) => string {
  const formats = useFormats();
  return (value) => {
    const { unit, seconds } = STEPS.find((step) => value >= step.seconds) ?? { unit: 'second', seconds: 1 };
    return formats.number(Math.floor(value / seconds), { style: 'unit', unit, unitDisplay: 'short' });
  };
}

const MEGABYTE = 1_000_000;

export function useBytes(): (bytes: number) => string {
  const formats = useFormats();
  return (bytes) => {
    const isLarge = bytes >= 1000 * MEGABYTE;
    const value = bytes / (isLarge ? 1000 * MEGABYTE : MEGABYTE);
    const unit = isLarge ? 'gigabyte' : 'megabyte';
    return formats.number(value, { style: 'unit', unit, maximumFractionDigits: 1 });
  };
}
