import { SaveLeadWaysRequest } from '@callstead/contract/leads/delivery';
import { ApiError } from '../../../api/api-error.ts';

/** What is wrong, by the place of its field: `ways.0.url` for all ways, `url` for one of them. */
export type Problems = Readonly<Record<string, string>>;

/** What the contract says of it already, without asking anybody. */
export function problemsIn(request: SaveLeadWaysRequest): Problems {
  const issues = SaveLeadWaysRequest.safeParse(request).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

/** What only the server could tell. */
export const problemsTold = (error: unknown): Problems =>
  error instanceof ApiError ? (error.problem?.fields ?? {}) : {};

const FIELDS = ['to', 'endpointId', 'url', 'headers', 'template', 'accept.text', 'accept.path', 'accept.reasonPath'];
const PLACED = new RegExp(`^ways\\.\\d+\\.(${FIELDS.map((name) => name.replace('.', '\\.')).join('|')})(\\.|$)`);

/** Whether each of them stands at a field that somebody can see. */
export const arePlaced = (problems: Problems): boolean => {
  const names = Object.keys(problems);
  return names.length > 0 && names.every((name) => PLACED.test(name));
};

export function problemsOfWay(problems: Problems, place: number): Problems {
  const start = `ways.${place}.`;
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) =>
      name.startsWith(start) ? [[name.slice(start.length), problem]] : [],
    ),
  );
}

export const withoutWay = (problems: Problems, place: number): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !name.startsWith(`ways.${place}.`)));

/** Of a field, or of the first of several that are typed in it. */
export const problemAt = (problems: Problems, field: string): string | undefined =>
  Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];

/** Headers are typed in two fields, the secret ones apart. */
export function problemOfHeaders(
  problems: Problems,
  headers: readonly { isSecret: boolean }[],
  isSecret: boolean,
): string | undefined {
  const own = headers.findIndex(
    (each, place) => each.isSecret === isSecret && problemAt(problems, `headers.${place}`) !== undefined,
  );
  return own >= 0 ? problemAt(problems, `headers.${own}`) : problems.headers;
}
