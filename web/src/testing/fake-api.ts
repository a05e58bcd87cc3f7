import type { AnswerMade, Endpoint, RequestTo } from '@callstead/contract/endpoint';
import { readHealth } from '@callstead/contract/health-endpoints';
import type { Session } from '@callstead/contract/identity/identity';
import { askSession, logout } from '@callstead/contract/identity/session-endpoints';
import { readListSettings, saveListLayout } from '@callstead/contract/list-settings-endpoints';
import { readLiveDemo } from '@callstead/contract/live-demo-endpoints';
import { listNotifications } from '@callstead/contract/notifications-endpoints';
import { type FieldError, Problem } from '@callstead/contract/problem';
import { readWaiting } from '@callstead/contract/reports/dashboards-endpoints';
import { report } from '@callstead/contract/reports/report-endpoints';
import { readSetup } from '@callstead/contract/setup-endpoints';
import type { ErrorCode } from '@callstead/domain/errors';
import { matchPath } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { aHealth } from './health.ts';
import { aReport } from './reports.ts';

/** What the server says instead of an answer. */
class Refusal {
  constructor(readonly problem: Problem) {}
}

/** Where pages read it; elsewhere the code alone counts. */
const STATUS: Partial<Record<ErrorCode, number>> = { not_found: 404, internal: 500 };

/** `api.answer(register, refusal('captcha_failed'))` */
export function refusal(code: ErrorCode, fields?: Record<string, FieldError>, more: Partial<Problem> = {}): Refusal {
  const status = STATUS[code] ?? 422;
  return new Refusal(
    Problem.parse({ type: 'about:blank', title: code, status, code, ...(fields && { fields }), ...more }),
  );
}

/** `api.answer(register, SILENCE)`: offline, timed out. */
export const SILENCE = Symbol('no answer');

/** What a proxy answers while no server stands behind it. */
export const BAD_GATEWAY = Symbol('bad gateway');

type Failure = Refusal | typeof SILENCE | typeof BAD_GATEWAY;
type ReplyTo<E extends Endpoint> =
  AnswerMade<E> extends infer Answer ? Answer | Failure | ((request: RequestTo<E>) => Answer | Failure) : never;
type AnyHandler = (request: unknown) => unknown;
type Line = { endpoint: Endpoint; handle: AnyHandler; requests: unknown[] };

export type FakeApi = ReturnType<typeof fakeApi>;

/**
 * The API as the contract describes it, for one test. What a page sends and what a test answers are both parsed by the
 * contract; a request nobody expected, or one the contract would not let through, fails the test.
 */
export function fakeApi(session: Session | null = null) {
  const lines: Line[] = [];
  const complaints: string[] = [];
  const lineOf = (endpoint: Endpoint) => lines.find((line) => line.endpoint === endpoint);
  const handle = (endpoint: Endpoint, handler: AnyHandler) => {
    const known = lineOf(endpoint);
    if (known) known.handle = handler;
    else lines.push({ endpoint, handle: handler, requests: [] });
  };

  const api = {
    /** Who the browser's cookie belongs to. */
    session,

    /** From now on; a value, a failure, or what makes one from the request. */
    answer<E extends Endpoint>(endpoint: E, reply: ReplyTo<E>): void {
      handle(endpoint, (typeof reply === 'function' ? reply : () => reply) as AnyHandler);
    },

    /** Requests wait, until the test lets them have their answer. */
    hold(endpoint: Endpoint): { release: () => void } {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const answer = lineOf(endpoint)?.handle ?? (() => undefined);
      handle(endpoint, (request) => released.then(() => answer(request)));
      return { release };
    },

    /** All that was asked of an endpoint so far, as the contract read it. */
    requests<E extends Endpoint>(endpoint: E): RequestTo<E>[] {
      return (lineOf(endpoint)?.requests ?? []) as RequestTo<E>[];
    },
  };
  answerEverywhere(api);

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    try {
      return await answerTo(lines, new URL(address, 'http://fake.example'), init);
    } catch (error) {
      if (!(error instanceof TypeError)) complaints.push(String(error));
      throw error;
    }
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(complaints, 'what the contract, or the test, did not expect').toEqual([]);
  });
  return api;
}

/** What any page may ask, whatever a test is about. */
const NOTHING_WAITS = {
  ...{ accounts: 0, campaigns: 0, applications: 0, calls: 0, leads: 0, conversions: 0, disputes: 0, tickets: 0 },
};

function answerEverywhere(api: FakeApi): void {
  api.answer(askSession, () => ({ session: api.session }));
  api.answer(listNotifications, { data: [], hasMore: false, next: null, unreadCount: 0 });
  api.answer(readLiveDemo, { isOn: false });
  api.answer(readWaiting, NOTHING_WAITS);
  api.answer(readSetup, { steps: [], isShown: false });
  api.answer(readHealth, aHealth());
  api.answer(report, ({ query }) => aReport(query)); // dashboards draw one
  api.answer(readListSettings, { layout: null, views: [] }); // lists are arranged as everybody's
  api.answer(saveListLayout, undefined);
  api.answer(logout, () => {
    api.session = null;
    return undefined;
  });
}

async function answerTo(lines: readonly Line[], { pathname, searchParams }: URL, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET';
  const path = pathname.replace(/^\/api/, '');
  const { line, params } = lineFor(lines, method, path);
  const { endpoint } = line;
  const request = {
    params: parse(endpoint.params, params, `params of ${method} ${path}`),
    query: parse(endpoint.query, Object.fromEntries(searchParams), `query of ${method} ${path}`),
    body: parse(endpoint.body, init.body ? JSON.parse(String(init.body)) : undefined, `body of ${method} ${path}`),
  };
  line.requests.push(request);
  const reply = await line.handle(request);
  if (reply === SILENCE) throw new TypeError('fetch failed');
  if (reply === BAD_GATEWAY) return new Response('', { status: 502 });
  if (reply instanceof Refusal) return json(reply.problem, reply.problem.status, 'application/problem+json');
  const [[status, answer] = []] = Object.entries(endpoint.answers);
  if (status === '204') return new Response(null, { status: 204 });
  const shape = answer instanceof z.ZodType ? answer : undefined;
  return json(parse(shape, reply, `answer to ${method} ${path}`), Number(status), 'application/json');
}

/** `/accounts/decisions` before `/accounts/:id`: the line with the fewest parameters is the one that is meant. */
function lineFor(lines: readonly Line[], method: string, path: string) {
  const matches = lines.flatMap((line) => {
    const match = line.endpoint.method === method ? matchPath(line.endpoint.path, path) : null;
    return match ? [{ line, params: match.params }] : [];
  });
  const [meant] = matches.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  if (!meant) throw new Error(`nobody answers ${method} ${path}`);
  return meant;
}

function parse(shape: z.ZodType | undefined, value: unknown, what: string): unknown {
  if (!shape) return undefined;
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new Error(`the contract knows no such ${what}: ${parsed.error.message}`);
  return parsed.data;
}

const json = (value: unknown, status: number, type: string) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': type } });
