import { useTexts } from '../../../i18n/language.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { offerPageMessages } from './messages.ts';

/** By whose clock the hours are meant. */
export function ZoneLine({ zone }: { zone: string }) {
  const t = useTexts(offerPageMessages);
  return `${t('timeZone')}: ${useZoneName()(zone)}`;
}
