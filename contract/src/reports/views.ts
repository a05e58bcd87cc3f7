import { CALL_VIEWS } from '@callstead/domain/calls/call-view';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
import { CADENCES, LONGEST_VIEW_NAME, MOST_RECIPIENTS } from '@callstead/domain/reports/report-schedule';
import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import { fieldError, requiredText, text } from '../text.ts';

const MOST_PARAMETERS = 40;
const LONGEST_QUESTION = 8_000;

/** Parameters of the report's address. What the figures need of them is read by `view-question.ts`; the rest is the page's own. */
export const ViewQuestion = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]{0,29}$/), text().max(4_000))
  .refine((question) => Object.keys(question).length <= MOST_PARAMETERS)
  .refine((question) => JSON.stringify(question).length <= LONGEST_QUESTION);
export type ViewQuestion = z.infer<typeof ViewQuestion>;

const Panel = z.enum(CALL_VIEWS);

export const ReportViewRequest = z.object({
  name: requiredText(LONGEST_VIEW_NAME),
  question: ViewQuestion,
  /** For everybody of the account; of the network's, for every admin. */
  shared: z.boolean(),
});
export type ReportViewRequest = z.infer<typeof ReportViewRequest>;

/** The panel is the view's for good: another one has other figures. Only admins have more than one. */
export const CreateReportViewRequest = ReportViewRequest.extend({ panel: Panel });
export type CreateReportViewRequest = z.infer<typeof CreateReportViewRequest>;

const Hour = z.int().min(0).max(23);
const When = z.discriminatedUnion('cadence', [
  z.object({ cadence: z.literal(CADENCES[0]), hour: Hour }),
  z.object({ cadence: z.literal(CADENCES[1]), hour: Hour, weekday: z.int().min(0).max(6) }),
  z.object({ cadence: z.literal(CADENCES[2]), hour: Hour, monthDay: z.int().min(1).max(31) }),
]);

export const ScheduleRequest = z.object({
  when: When,
  /** For readers whose profile names no zone. */
  zone: z.string().refine(isTimeZone),
  /** Persons of the account; of the network, admins. */
  recipients: z.array(z.uuid()).min(1, fieldError('required')).max(MOST_RECIPIENTS),
});
export type ScheduleRequest = z.infer<typeof ScheduleRequest>;

export const ReportMailing = z.object({
  when: When,
  zone: z.string(),
  recipients: z.array(z.object({ id: z.uuid(), name: z.string(), unsubscribed: z.boolean() })),
  /** The next one of all; null when everybody unsubscribed. */
  nextAt: z.iso.datetime().nullable(),
});
export type ReportMailing = z.infer<typeof ReportMailing>;

export const ReportView = z.object({
  id: z.uuid(),
  panel: Panel,
  name: z.string(),
  question: z.record(z.string(), z.string()),
  shared: z.boolean(),
  /** Who made it; only they change it. */
  maker: z.object({ id: z.uuid(), name: z.string() }),
  /** What whoever asks has scheduled of it. */
  schedule: ReportMailing.nullable(),
  createdAt: z.iso.datetime(),
});
export type ReportView = z.infer<typeof ReportView>;

export const ReportViewListQuery = z.object({
  /** Honoured for admins only: everybody else has one. */
  panel: Panel.optional().catch(undefined),
  ...listParams(50),
});
export type ReportViewListQuery = z.infer<typeof ReportViewListQuery>;
export const ReportViewListResponse = listOf(ReportView);
export type ReportViewListResponse = z.infer<typeof ReportViewListResponse>;

/** To whom a view can be mailed. */
export const ReportReaders = z.object({ readers: z.array(z.object({ id: z.uuid(), name: z.string() })) });
export type ReportReaders = z.infer<typeof ReportReaders>;
