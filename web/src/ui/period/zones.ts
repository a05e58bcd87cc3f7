/** 'America/New York': the name of a zone without the underscores it is kept with. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** All zones to choose from. What was chosen in another browser is among them, even if this one spells it otherwise. */
export function zoneOptions(chosen: string): { value: string; label: string }[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  if (chosen) zones.add(chosen);
  return [...zones].sort().map((zone) => ({ value: zone, label: zoneName(zone) }));
}
