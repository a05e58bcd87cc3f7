/** 'America/New York': the name of a zone without the underscores it is kept with. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}
