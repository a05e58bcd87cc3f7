import type { CreateReportViewRequest, ReportView, ScheduleRequest } from '@callstead/contract/reports/views';
import {
  createReportView,
  deleteReportView,
  editReportView,
  listReportViews,
  mailReportNow,
  readReportReaders,
  scheduleReport,
  unscheduleReport,
} from '@callstead/contract/reports/views-endpoints';
import type { CallView } from '@callstead/domain/calls/call-view';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const VIEWS = ['report-views'] as const;

export const viewListQuery = (panel: CallView) =>
  growingListQuery({ queryKey: [...VIEWS, 'list'], endpoint: listReportViews, query: { panel } });

/** A new one, or another name or question for one that is there. */
export const useSaveView = (id: string | undefined) =>
  useInvalidatingMutation(
    VIEWS,
    ({ panel, ...body }: CreateReportViewRequest): Promise<ReportView> =>
      id === undefined
        ? call(createReportView, { body: { panel, ...body } })
        : call(editReportView, { params: { id }, body }),
  );

export const useDeleteView = (id: string) =>
  useInvalidatingMutation(VIEWS, (_: undefined) => call(deleteReportView, { params: { id } }));

export const readersQuery = () =>
  queryOptions({ queryKey: [...VIEWS, 'readers'], queryFn: () => call(readReportReaders, {}) });

export const useSchedule = (id: string) =>
  useInvalidatingMutation(VIEWS, (body: ScheduleRequest) => call(scheduleReport, { params: { id }, body }));

export const useMailNow = (id: string) =>
  useInvalidatingMutation(VIEWS, (_: undefined) => call(mailReportNow, { params: { id } }));

export const useUnschedule = (id: string) =>
  useInvalidatingMutation(VIEWS, (_: undefined) => call(unscheduleReport, { params: { id } }));
