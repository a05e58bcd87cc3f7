import { FIELD_ERRORS, type FieldError, type Problem } from '@callstead/contract/problem';
import { DomainError, type ErrorCode } from '@callstead/domain/errors';
import { PRODUCT_NAME } from '@callstead/domain/site/network-name';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { isDatabaseAway } from '../db/database-away.ts';
import { problemPage } from './problem-page.ts';
import type { App } from './zod.ts';

/** Status and sentence of every refusal, in English for callers of the API; screens translate the code. */
const PROBLEMS: Record<ErrorCode, { status: number; title: string; detail?: string }> = {
  validation_failed: { status: 422, title: 'Some fields need attention' },
  unauthenticated: { status: 401, title: 'Log in first' },
  forbidden: { status: 403, title: 'You are not allowed to do this' },
  not_found: { status: 404, title: 'There is nothing here' },
  rate_limited: { status: 429, title: 'Too many attempts; wait and try again' },
  login_locked: {
    status: 429,
    title: 'Too many wrong passwords for this account',
    detail:
      'Devices it does not know have to wait; if there is such an account, its owner was mailed a link that lets them in.',
  },
  cross_site_request: { status: 403, title: 'This request came from another site' },
  payload_too_large: { status: 413, title: 'The request is too large' },
  unavailable: { status: 503, title: 'The service is not available right now; try again shortly' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  invalid_credentials: { status: 401, title: 'Login Error', detail: 'Incorrect credentials or network error.' },
  email_unconfirmed: { status: 403, title: 'Confirm your e-mail address first' },
  account_pending: {
    status: 403,
    title: 'Account Pending Approval',
    detail: 'Tu cuenta está pendiente de aprobación.',
  },
  account_rejected: { status: 403, title: 'Login Error', detail: 'Tu cuenta ha sido rechazada.' },
  profile_missing: { status: 403, title: 'Profile not found or error fetching profile' },
  admin_only: {
    status: 403,
    title: 'Access Denied',
    detail: 'You do not have administrator permissions. Please log in with an admin account.',
  },
  captcha_failed: { status: 422, title: 'Solve the captcha again' },
  link_invalid: { status: 400, title: 'This link is no longer valid' },
  password_incorrect: { status: 403, title: 'The password is not right' },
  two_factor_code_invalid: { status: 401, title: 'The code is not right' },
  two_factor_expired: { status: 401, title: 'The login took too long; start again' },
  two_factor_locked: { status: 429, title: 'Too many wrong codes; wait and try again' },
  two_factor_state: { status: 409, title: 'Two-factor login is not in the state this needs' },
  two_factor_enrolment_required: { status: 403, title: 'Set up two-factor login first' },
  billing_state: { status: 409, title: 'This is not possible in the state its billing is in' },
  insufficient_balance: { status: 409, title: 'The balance does not cover this' },
  budget_used: { status: 409, title: "The campaign's budget leaves no room for this" },
  already_appealed: { status: 409, title: 'This decision was appealed against once already' },
  appeal_over: { status: 409, title: 'There is no decision of yours to appeal against, or its time is over' },
  recorded_otherwise: { status: 409, title: 'Something else was recorded under this id' },
  correction_state: { status: 409, title: 'This correction cannot be started or reversed any more' },
  correction_too_large: { status: 409, title: 'These are too many for one correction; narrow the list' },
  difference_state: { status: 409, title: 'This difference has ended, or cannot be ended in this way' },
  transfer_twin: { status: 409, title: 'Another transfer may be the same money: say whether it is' },
  transfer_state: { status: 409, title: 'Somebody has decided about this transfer in the meantime' },
  payment_state: { status: 409, title: 'This is not possible in the state the payment is in' },
  refund_too_large: { status: 409, title: 'More than what is left of this payment cannot be paid back' },
  payout_run_state: { status: 409, title: 'This is not possible in the state the payout run is in' },
  payout_run_changed: { status: 409, title: 'The payout run has changed since it was looked at' },
  payout_run_empty: { status: 409, title: 'Nobody is paid in this run' },
  payout_file_empty: { status: 409, title: 'No payout waits for a file of this format' },
  payout_state: { status: 409, title: 'This is not possible in the state the payout is in' },
  payout_date: { status: 422, title: 'The day lies before the run or in the future' },
  payout_not_due: { status: 409, title: 'The publisher would not be paid now' },
  view_only: { status: 403, title: 'Only looked at: nothing can be changed' },
  last_admin: { status: 409, title: 'The last approved admin must stay' },
  ticket_closed: { status: 409, title: 'This ticket is closed; open a new one' },
  ticket_answered: { status: 409, title: 'Somebody else has answered this ticket in the meantime' },
  application_exists: { status: 409, title: 'This campaign has been requested already' },
  application_state: { status: 409, title: 'This application has been decided or withdrawn in the meantime' },
  decision_made: { status: 409, title: 'This has been carried out and cannot be taken back' },
  campaign_inactive: { status: 409, title: 'This campaign is archived' },
  number_in_use: { status: 409, title: 'This number is in use or still rests' },
  number_at_carrier: { status: 409, title: 'This number belongs to an account at a carrier: give it back there' },
  number_gone: { status: 409, title: 'Somebody else has this number by now' },
  carrier_credentials: { status: 422, title: 'The carrier does not take these credentials' },
  carrier_limited: { status: 503, title: 'The carrier is asked too often; try again in a moment' },
  carrier_refused: { status: 409, title: 'The carrier refused' },
  carrier_unreachable: { status: 503, title: 'The carrier does not answer' },
  carrier_account_exists: { status: 409, title: 'This account was added before' },
  carrier_account_in_use: { status: 409, title: 'This account still has numbers of ours' },
  campaigns_restricted: {
    status: 403,
    title: 'Your account is not approved',
    detail: 'Your account is not approved to manage campaigns.',
  },
  campaign_changed: { status: 409, title: 'The campaign has changed since you opened it; load it again' },
  material_limit: { status: 409, title: 'The campaign has as much material as it may have; archive some first' },
  form_changed: { status: 409, title: 'The form has changed since you opened it; load it again' },
  import_state: { status: 409, title: 'This is not possible in the state the import is in' },
  api_key_invalid: { status: 401, title: 'The API key is missing, wrong, expired or revoked' },
  account_not_approved: { status: 403, title: 'The account of this key is not approved' },
  key_scope_missing: { status: 403, title: 'This key does not have the scope that this needs' },
  live_key_required: { status: 403, title: 'A key for tests may not do this; use a live one' },
  method_not_allowed: { status: 405, title: 'This address does not take this method' },
  unsupported_media_type: { status: 415, title: 'Send application/json' },
  body_unreadable: { status: 400, title: 'The body is not the JSON it says to be' },
  key_address_refused: { status: 403, title: 'This key may not be used from this address' },
  lead_not_deliverable: { status: 409, title: 'There is nothing of this lead to be delivered any more' },
  integration_limit: { status: 409, title: 'The account has as many of these as it may have; end one first' },
  idempotency_mismatch: { status: 422, title: 'This Idempotency-Key was used for another request' },
  idempotency_running: { status: 409, title: 'The first request with this Idempotency-Key is still running' },
  not_offered: { status: 409, title: 'The network does not offer this yet' },
  report_too_long: {
    status: 422,
    title: 'That is too much for one report: choose a shorter time, or fewer dimensions',
  },
  originator_incomplete: {
    status: 409,
    title: 'The settings do not say yet who orders these payments; the fields name what is missing',
  },
  report_limit: { status: 409, title: 'There are as many of these as there may be; delete one first' },
  currency_fixed: { status: 409, title: 'The first entry of the ledger has fixed the currency' },
  zone_fixed: { status: 409, title: 'What is written already has fixed the time zone' },
  settings_changed: { status: 409, title: 'These settings have changed since you opened them; load them again' },
  campaign_state: { status: 409, title: 'The campaign is not in a state that allows this' },
};

/** A database that is away is seldom so for long. */
const RETRY_AFTER_SECONDS = 5;

export const problemOf = (code: ErrorCode) => PROBLEMS[code];

declare module 'fastify' {
  interface FastifyInstance {
    /** Where people reach the network. */
    publicUrl: string;
    /** What it is called, now. */
    networkName: () => string;
  }
}

export function handleErrors(app: App, publicUrl: string, networkName = () => PRODUCT_NAME): void {
  app.decorate('publicUrl', publicUrl);
  app.decorate('networkName', networkName);
  nameRequests(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, request);
    if (refusal.code === 'internal' || refusal.code === 'unavailable')
      request.log.error({ err: error }, 'request failed');
    return sendProblem(request, reply, refusal);
  });
}

/** Whoever complains can say of what. */
function nameRequests(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: DomainError): FastifyReply {
  const { status, title, detail } = problemOf(refusal.code);
  const {
    fields,
    errors = errorsFor(request, fields),
    retryAfterSeconds,
    registeredAt,
    message,
  } = refusal.details as Partial<Problem> & {
    message?: string;
  };
  const said = message ?? (isForPrograms(request) ? undefined : detail); // details are for screens, some in their language
  const problem: Problem = {
    type: problemType(request, refusal.code),
    title,
    status,
    code: refusal.code,
    requestId: request.id,
    ...(said && { detail: said }),
    ...(fields && { fields }),
    ...(errors && { errors }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    ...(registeredAt && { registeredAt }),
  };
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  const page = isForPrograms(request) ? undefined : problemPage(request, refusal.code);
  return reply
    .code(status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type(page ? 'text/html; charset=utf-8' : 'application/problem+json')
    .serializer((body: string) => body)
    .send(page ?? JSON.stringify(problem));
}

const isForPrograms = ({ url }: Pick<FastifyRequest, 'url'>) => url.startsWith('/v1/');

/** Programs are led to the page that tells of it. */
export function problemType({ url, server }: Pick<FastifyRequest, 'url' | 'server'>, code: string): string {
  return isForPrograms({ url }) ? `${server.publicUrl}/docs/errors#${code}` : `urn:callstead:problem:${code}`;
}

/** Programs are told of fields in a list, as RFC 9457 suggests. */
function errorsFor(request: FastifyRequest, fields: Problem['fields']): Problem['errors'] {
  if (!fields || !isForPrograms(request)) return undefined;
  return Object.entries(fields).map(([path, code]) => ({ path, code, message: code.replaceAll('_', ' ') }));
}

/** As what an error is told. */
export function refusalOf(error: FastifyError, request: FastifyRequest): DomainError {
  return (isForPrograms(request) && unreadFor(error)) || asRefusal(error);
}

/** What a program sent that is not even JSON. */
function unreadFor(error: FastifyError): DomainError | undefined {
  if (error.statusCode === 415) return new DomainError('unsupported_media_type');
  const isUnread = error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP_');
  return isUnread && error.statusCode === 400 ? new DomainError('body_unreadable') : undefined;
}

function asRefusal(error: FastifyError): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) return new DomainError('validation_failed', { fields: fieldErrors(error) });
  if (isDatabaseAway(error)) return new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (isUnstorable(error)) return new DomainError('validation_failed');
  if (error.statusCode === 413) return new DomainError('payload_too_large');
  if (error.statusCode && error.statusCode < 500)
    return new DomainError('validation_failed', { message: error.message });
  return new DomainError('internal');
}

/** The first complaint of each field, by its path. */
function fieldErrors(error: ZodError): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {};
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    const complaint = issue.code === 'unrecognized_keys' ? 'unknown' : asFieldError(issue.message);
    for (const path of names) fields[path.join('.')] ??= complaint;
  }
  return fields;
}

const asFieldError = (message: string): FieldError => FIELD_ERRORS.find((known) => known === message) ?? 'invalid';

/** PostgreSQL holds every character but one, the zero: nobody types it. */
const isUnstorable = ({ code }: { code?: string }) => code === '22021' || code === '22P05';
