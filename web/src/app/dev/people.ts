export type Person = { name: string; company: string; calls: number; earnedCents: number };

/** Rows for the lists of the gallery. */
export const PEOPLE: readonly Person[] = [
  { name: 'Ana Lima', company: 'Casa Clara LLC', calls: 120, earnedCents: 245_000 },
  { name: 'Bruno Díaz', company: 'Northline Media', calls: 8, earnedCents: 0 },
  { name: 'Carla Gómez', company: 'A company with quite a long name that has to wrap', calls: 64, earnedCents: 91_250 },
];
