import { ById, endpoint, Nothing } from '../endpoint.ts';
import { Alert, AlertLanguageQuery, AlertListQuery, AlertListResponse, AlertOptions, AlertRequest } from './alerts.ts';

/** Those of one's own account, the newest first. */
export const listAlerts = endpoint('GET', '/alerts', {
  access: 'alert.list',
  query: AlertListQuery,
  answers: { 200: AlertListResponse },
});

export const readAlertOptions = endpoint('GET', '/alerts/options', {
  access: 'alert.list',
  query: AlertLanguageQuery,
  answers: { 200: AlertOptions },
});

export const createAlert = endpoint('POST', '/alerts', {
  access: 'alert.create',
  query: AlertLanguageQuery,
  body: AlertRequest,
  answers: { 201: Alert },
  errors: ['report_limit'],
});

/** Changed terms begin anew: what holds then is told. */
export const editAlert = endpoint('PUT', '/alerts/:id', {
  access: 'alert.edit',
  params: ById,
  query: AlertLanguageQuery,
  body: AlertRequest,
  answers: { 200: Alert },
});

export const deleteAlert = endpoint('DELETE', '/alerts/:id', {
  access: 'alert.delete',
  params: ById,
  answers: { 204: Nothing },
});
