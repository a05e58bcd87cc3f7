/** One request of a program, as its snippets write it. */
export type SnippetRequest = {
  operation: string;
  method: string;
  /** With what stands in its place of the path's parameters; after `/v1`. */
  path: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean>>;
  body?: unknown;
  idempotencyKey?: string;
};

export type SnippetOptions = { publicUrl: string };

export function addressOf({ path, query = {} }: SnippetRequest, { publicUrl }: SnippetOptions): string {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const search = new URLSearchParams(texts);
  return `${publicUrl}/v1${path}${search.size > 0 ? `?${search}` : ''}`;
}
