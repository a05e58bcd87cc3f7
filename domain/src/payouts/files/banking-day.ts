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

/** The first day after this one that is no weekend: the bank itself moves an order that falls on its holiday. */
export function nextWeekday(day: string): string {
  const next = addDays(day, 1);
  return isWeekend(next) ? nextWeekday(next) : next;
}
