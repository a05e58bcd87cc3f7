import type { AlertRequest } from '@callstead/contract/reports/alerts';
import {
  createAlert,
  deleteAlert,
  editAlert,
  listAlerts,
  readAlertOptions,
} from '@callstead/contract/reports/alerts-endpoints';
import type { Language } from '@callstead/domain/identity/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const ALERTS = ['alerts'] as const;

export const alertListQuery = (language: Language) =>
  growingListQuery({ queryKey: [...ALERTS, 'list'], endpoint: listAlerts, query: { language } });

export const alertOptionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...ALERTS, 'options', language],
    queryFn: () => call(readAlertOptions, { query: { language } }),
  });

/** A new one, or other terms for one that is there. */
export const useSaveAlert = (id: string | undefined, language: Language) =>
  useInvalidatingMutation(ALERTS, (body: AlertRequest) =>
    id === undefined
      ? call(createAlert, { query: { language }, body })
      : call(editAlert, { params: { id }, query: { language }, body }),
  );

export const useDeleteAlert = (id: string) =>
  useInvalidatingMutation(ALERTS, (_: undefined) => call(deleteAlert, { params: { id } }));
