import { ById, endpoint, Nothing } from '../endpoint.ts';
import {
  CreateReportViewRequest,
  ReportMailing,
  ReportReaders,
  ReportView,
  ReportViewListQuery,
  ReportViewListResponse,
  ReportViewRequest,
  ScheduleRequest,
} from './views.ts';

/** One's own and those shared in the account, the newest first. */
export const listReportViews = endpoint('GET', '/report-views', {
  access: 'report-view.list',
  query: ReportViewListQuery,
  answers: { 200: ReportViewListResponse },
});

export const createReportView = endpoint('POST', '/report-views', {
  access: 'report-view.create',
  body: CreateReportViewRequest,
  answers: { 201: ReportView },
  errors: ['report_limit'],
});

/** Another name, another question, or for others. */
export const editReportView = endpoint('PUT', '/report-views/:id', {
  access: 'report-view.edit',
  params: ById,
  body: ReportViewRequest,
  answers: { 200: ReportView },
  errors: ['report_limit'],
});

/** Its mails end with it. */
export const deleteReportView = endpoint('DELETE', '/report-views/:id', {
  access: 'report-view.delete',
  params: ById,
  answers: { 204: Nothing },
});

export const readReportReaders = endpoint('GET', '/report-views/readers', {
  access: 'report-view.schedule',
  answers: { 200: ReportReaders },
});

/** Whoever may open a view may have it mailed; said again, it replaces what was said before. */
export const scheduleReport = endpoint('PUT', '/report-views/:id/schedule', {
  access: 'report-view.schedule',
  params: ById,
  body: ScheduleRequest,
  answers: { 200: ReportMailing },
});

export const unscheduleReport = endpoint('DELETE', '/report-views/:id/schedule', {
  access: 'report-view.schedule',
  params: ById,
  answers: { 204: Nothing },
});

/** To oneself, beside those that are due; asked for again within the same minute it is the same mail. */
export const mailReportNow = endpoint('POST', '/report-views/:id/schedule/mails', {
  access: 'report-view.schedule',
  params: ById,
  answers: { 204: Nothing },
});
