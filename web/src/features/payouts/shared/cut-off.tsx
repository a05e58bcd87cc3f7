import { useFormats } from '../../../i18n/language.tsx';

/** In the network's zone, whoever looks: a run of the 1st is cut off at the midnight before it. */
export function CutOff({ at, zone }: { at: string; zone: string }) {
  const formats = useFormats();
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formats.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })}
    </time>
  );
}
