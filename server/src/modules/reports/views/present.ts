import type { ReportMailing, ReportView } from '@callstead/contract/reports/views';
import type { ReportSchedule } from '@callstead/domain/reports/report-schedule';
import type { RecipientRow, ScheduleRow, ViewRow } from './queries.ts';

type StoredWhen = Pick<ScheduleRow, 'cadence' | 'weekday' | 'month_day' | 'hour'>;

export function scheduleOf({ cadence, weekday, month_day: monthDay, hour }: StoredWhen): ReportSchedule {
  if (cadence === 'weekly') return { cadence, hour, weekday: weekday ?? 0 };
  if (cadence === 'monthly') return { cadence, hour, monthDay: monthDay ?? 1 };
  return { cadence, hour };
}

export function presentView(row: ViewRow, schedule: ReportMailing | null): ReportView {
  const { id, panel, name, question, is_shared: shared } = row;
  return {
    ...{ id, panel, name, question, shared, schedule },
    maker: { id: row.userId, name: row.maker_name },
    createdAt: row.created_at.toISOString(),
  };
}

export function presentMailing(schedule: ScheduleRow, recipients: readonly RecipientRow[]): ReportMailing {
  const due = recipients.filter((each) => each.unsubscribed_at === null).map((each) => each.next_due_at.getTime());
  return {
    when: scheduleOf(schedule),
    zone: schedule.zone,
    recipients: recipients.map((each) => ({
      id: each.user_id,
      name: each.name,
      unsubscribed: each.unsubscribed_at !== null,
    })),
    nextAt: due.length === 0 ? null : new Date(Math.min(...due)).toISOString(),
  };
}
