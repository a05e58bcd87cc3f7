import { addDays } from '../../calendar-day.ts';

/** Days on which the Federal Reserve settles nothing: the n-th weekday of a month, or a date. Monday is day 0. */
const NTH_WEEKDAYS = [
  { month: 1, weekday: 0, nth: 3 }, // Martin Luther King Jr. Day
  { month: 2, weekday: 0, nth: 3 }, // Presidents' Day
  { month: 9, weekday: 0, nth: 1 }, // Labor Day
  { month: 10, weekday: 0, nth: 2 }, // Columbus Day
  { month: 11, weekday: 3, nth: 4 }, // Thanksgiving
];
const DATES = ['01-01', '06-19', '07-04', '11-11', '12-25'];

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const weekdayOf = (day: string) => (dateOf(day).getUTCDay() + 6) % 7;
const isWeekend = (day: string) => weekdayOf(day) >= 5;

/** A holiday on a Sunday is kept on Monday; one on a Saturday is not made up for. */
function isFederalHoliday(day: string): boolean {
  const [month = 0, date = 0] = day.slice(5).split('-').map(Number);
  const weekday = weekdayOf(day);
  if (DATES.includes(day.slice(5))) return true;
  if (weekday === 0 && DATES.includes(addDays(day, -1).slice(5))) return true;
  if (weekday === 0 && month === 5 && date > 24) return true; // Memorial Day, the last Monday
  return NTH_WEEKDAYS.some(
    (holiday) => holiday.month === month && holiday.weekday === weekday && holiday.nth === Math.ceil(date / 7),
  );
}

/** The first day after this one on which banks in the US settle. */
export function nextUsBankingDay(day: string): string {
  const next = addDays(day, 1);
  return isWeekend(next) || isFederalHoliday(next) ? nextUsBankingDay(next) : next;
}

/** The dates on which TARGET, by which banks in Europe pay each other, is closed; Good Friday and Easter Monday with them. */
const TARGET_DATES = ['01-01', '05-01', '12-25', '12-26'];
const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;

function isTargetHoliday(day: string): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)));
  return (
    TARGET_DATES.includes(day.slice(5)) ||
    day === addDays(easter, GOOD_FRIDAY) ||
    day === addDays(easter, EASTER_MONDAY)
  );
}

/** By the Gregorian calendar, after Gauss as Lichtenberg mended it. */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const shift = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const moon = year % 19;
  const seed = (19 * moon + shift) % 30;
  const mend = Math.floor((seed + Math.floor(moon / 11)) / 29);
  const fullMoon = 21 + seed - mend;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const away = 7 - ((fullMoon - firstSunday) % 7);
  return addDays(`${year}-03-01`, fullMoon + away - 1);
}

/** The first day after this one on which banks in Europe settle. */
export function nextTargetDay(day: string): string {
  const next = addDays(day, 1);
  return isWeekend(next) || isTargetHoliday(next) ? nextTargetDay(next) : next;
}
