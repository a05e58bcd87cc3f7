import { useFormats } from '../../../i18n/language.tsx';

/** 'octubre de 2026' of '2026-10'. */
export function useMonthName(): (month: string) => string {
  const formats = useFormats();
  return (month) =>
    formats.dateTime(new Date(`${month}-15T12:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
