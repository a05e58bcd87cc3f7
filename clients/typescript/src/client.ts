import { errorOf } from './error.ts';
import { OPERATIONS } from './generated/operations.ts';
import type { AnswerOf, InputOf, ItemOf, ListName, OperationName } from './operations.ts';
import { type Retrying, waitFor, withRetries } from './retry.ts';

export type ClientOptions = {
  /** Where the network is: `https://network.example`. */
  url: string;
  /** `cs_live_…` or `cs_test_…`. */
  key: string;
  /** How often to ask again after 429, 503 and a broken connection; 3 unless told. */
  retries?: number;
  fetch?: typeof fetch;
  /** For tests. */
  wait?: Retrying['wait'];
};

/** Nothing has to be given where nothing is required. */
type Call<Name extends OperationName> =
  object extends InputOf<Name>
    ? (input?: InputOf<Name>) => Promise<AnswerOf<Name>>
    : (input: InputOf<Name>) => Promise<AnswerOf<Name>>;

/** Every operation of the API by its name, and `each` for all pages of a list. */
export type Client = { readonly [Name in OperationName]: Call<Name> } & {
  each: <Name extends ListName>(
    name: Name,
    ...input: object extends InputOf<Name> ? [InputOf<Name>?] : [InputOf<Name>]
  ) => AsyncGenerator<ItemOf<Name>, void>;
};

type Input = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
};
type Page = { data: unknown[]; hasMore: boolean; next: string | null };

export function createClient(options: ClientOptions): Client {
  const ask = (name: OperationName, input: Input = {}) => send(options, name, input);
  const operations = Object.keys(OPERATIONS).map((name) => [
    name,
    (input?: Input) => ask(name as OperationName, input),
  ]);

  async function* each(name: OperationName, input: Input = {}) {
    let after: string | null = null;
    do {
      const query = { ...input.query, ...(after !== null && { after }) };
      const page = (await ask(name, { ...input, query })) as Page;
      yield* page.data;
      after = page.hasMore ? page.next : null;
    } while (after !== null);
  }
  return { ...Object.fromEntries(operations), each } as unknown as Client;
}

async function send(options: ClientOptions, name: OperationName, input: Input): Promise<unknown> {
  const { retries = 3, fetch: ask = fetch, wait = waitFor } = options;
  const { method, isIdempotent } = OPERATIONS[name];
  // The same key in every try: whatever became of the first, it is done once.
  const idempotencyKey = isIdempotent ? (input.idempotencyKey ?? crypto.randomUUID()) : undefined;
  const { body, signal } = input;
  const request: RequestInit = {
    method,
    headers: {
      authorization: `Bearer ${options.key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
  const isRepeatable = method !== 'POST' || isIdempotent;
  const address = addressOf(options.url, OPERATIONS[name].path, input);
  const answer = await withRetries(() => ask(address, request), { retries, isRepeatable, wait, signal });
  if (!answer.ok) throw await errorOf(answer);
  return contentOf(answer);
}

function addressOf(url: string, path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  return `${url.replace(/\/$/, '')}/v1${filled}${search}`;
}

async function contentOf(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  const type = answer.headers.get('content-type') ?? '';
  return type.startsWith('application/json') ? answer.json() : answer.blob();
}
