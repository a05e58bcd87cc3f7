import cron from 'cron-parser';

/** The last time it was to begin, up to that moment. Schedules are in UTC. */
export const lastDue = (schedule: string, at: Date): Date => of(schedule, at).prev().toDate();

export const nextDue = (schedule: string, at: Date): Date => of(schedule, at).next().toDate();

const of = (schedule: string, currentDate: Date) => cron.parseExpression(schedule, { currentDate, tz: 'UTC' });
