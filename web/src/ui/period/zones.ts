import { zoneCity, zoneWords } from '@callstead/domain/zone-words';
import { useCallback, useMemo } from 'react';
import { useLanguage } from '../../i18n/language.tsx';

/** What people call a zone, in the language shown: 'hora del Este'. */
export function useZoneName(): (zone: string) => string {
  const { language } = useLanguage();
  return useCallback((zone: string) => (zone ? zoneWords(zone, language) : ''), [language]);
}

type ZoneOption = { value: string; label: string };

/** To choose from, by place: 'New York · hora del Este'. */
export function useZoneOption(): (zone: string) => ZoneOption {
  const { language } = useLanguage();
  return useCallback(
    (zone: string) => ({
      value: zone,
      label: zone === 'UTC' ? zone : `${zoneCity(zone)} · ${zoneWords(zone, language)}`,
    }),
    [language],
  );
}

/** All zones there are. What was chosen in another browser is among them, even if this one spells it otherwise. */
export function useZoneOptions(chosen: string): ZoneOption[] {
  const option = useZoneOption();
  return useMemo(() => {
    const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
    if (chosen) zones.add(chosen);
    return [...zones].map(option).sort((one, other) => one.label.localeCompare(other.label));
  }, [chosen, option]);
}
