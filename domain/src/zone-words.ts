import type { Language } from './identity/account.ts';
import { ZONE_CITIES } from './zone-cities.ts';

type Words = Record<Language, string>;

/** What people there say; elsewhere it is found as letters (ET), or as standard time all the year. */
const NAMED: Readonly<Record<string, Words>> = {
  'America/New_York': { en: 'Eastern Time', es: 'hora del Este' },
  'America/Chicago': { en: 'Central Time', es: 'hora del Centro' },
  'America/Denver': { en: 'Mountain Time', es: 'hora de la Montaña' },
  'America/Los_Angeles': { en: 'Pacific Time', es: 'hora del Pacífico' },
  'America/Phoenix': { en: 'Arizona Time', es: 'hora de Arizona' },
  'America/Anchorage': { en: 'Alaska Time', es: 'hora de Alaska' },
  'Pacific/Honolulu': { en: 'Hawaii Time', es: 'hora de Hawái' },
  'America/Puerto_Rico': { en: 'Atlantic Time', es: 'hora del Atlántico' },
  'America/Toronto': { en: 'Eastern Time', es: 'hora del Este' },
  'America/Vancouver': { en: 'Pacific Time', es: 'hora del Pacífico' },
  'America/Mexico_City': { en: 'Central Mexico Time', es: 'hora del centro de México' },
  'America/Tijuana': { en: 'Northwest Mexico Time', es: 'hora del noroeste de México' },
  UTC: { en: 'UTC', es: 'hora UTC' },
};

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };
const known = new Map<string, string>();

/** 'hora del Este', 'Spain Time': a zone as people call it, never by its entry in a table of zones. */
export function zoneWords(zone: string, language: Language): string {
  const named = NAMED[zone]?.[language];
  if (named) return named;
  const key = `${language} ${zone}`;
  const words = known.get(key) ?? generalName(zone, language);
  known.set(key, words);
  return words;
}

/** 'Nueva York': the place a zone is called after. */
export function zoneCity(zone: string, language: Language): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1);
  return ZONE_CITIES[city]?.[language] ?? city.replaceAll('_', ' ');
}

function generalName(zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, timeZoneName: 'shortGeneric' });
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  if (/\p{Lowercase}/u.test(name)) return name;
  // Letters, or hours from Greenwich, tell less than the place.
  return language === 'es' ? `hora de ${zoneCity(zone, language)}` : `${zoneCity(zone, language)} Time`;
}
