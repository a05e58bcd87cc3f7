import { zoneCity, zoneWords } from '@callstead/domain/zone-words';
import { useCallback, useMemo } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { LateOptions } from '../form/search-select-field.tsx';

/** What people call a zone, in the language shown: 'hora del Este'. */
export function useZoneName(): (zone: string) => string {
  const { language } = useLanguage();
  return useCallback((zone: string) => (zone ? zoneWords(zone, language) : ''), [language]);
}

const NONE: readonly string[] = [];

type ZoneOption = { value: string; label: string };

/** To choose from, by place: 'New York · hora del Este'. */
function useZoneOption(): (zone: string) => ZoneOption {
  const { language } = useLanguage();
  return useCallback(
    (zone: string) => ({
      value: zone,
      label: zone === 'UTC' ? zone : `${zoneCity(zone, language)} · ${zoneWords(zone, language)}`,
    }),
    [language],
  );
}

/**
 * All zones there are, those named first at their head. What was chosen in another browser is among them, even if this
 * one spells it otherwise. The words of four hundred zones take as many formatters: they are made for whoever opens the list.
 */
export function useZoneOptions(chosen: string, first: readonly string[] = NONE): LateOptions {
  const option = useZoneOption();
  return useMemo(() => {
    const list = () => {
      const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
      if (chosen) zones.add(chosen);
      for (const zone of first) zones.delete(zone);
      const others = [...zones].map(option).sort((one, other) => one.label.localeCompare(other.label));
      return [...first.map(option), ...others];
    };
    return { list, labelOf: (zone) => (zone ? option(zone).label : '') };
  }, [chosen, first, option]);
}
