import type { LeadWayRequest } from '@callstead/contract/leads/delivery';
import type { FieldError } from '@callstead/contract/problem';
import { DomainError } from '@callstead/domain/errors';
import { checkTemplate } from '@callstead/domain/leads/delivery/template';
import { isHeaderName, isHeaderValue } from '@callstead/domain/leads/delivery/way';
import type { Config } from '../../../config.ts';
import { parseTarget } from '../../../net/post-guarded.ts';
import type { WayRow } from './way-queries.ts';

type Known = { before: readonly WayRow[]; endpoints: readonly { id: string }[] };
type Problems = Record<string, FieldError>;

/** Everything that is wrong, by the place of its field: `ways.0.url`. */
export function checkWays(
  config: Pick<Config, 'privateWebhooks'>,
  ways: readonly LeadWayRequest[],
  known: Known,
): void {
  const fields: Problems = {};
  for (const [place, way] of ways.entries())
    for (const [name, problem] of Object.entries(problemsOf(config, way, known)))
      fields[`ways.${place}.${name}`] = problem;
  if (ways.filter(({ decides }) => decides).length > 1) fields.ways = 'contradiction';
  const ids = ways.map(({ id }) => id).filter((id) => id !== null);
  if (new Set(ids).size < ids.length) fields.ways = 'repeated';
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}

function problemsOf({ privateWebhooks }: Pick<Config, 'privateWebhooks'>, way: LeadWayRequest, known: Known): Problems {
  const found = known.before.find(({ id }) => id === way.id);
  if (way.id !== null && found?.kind !== way.kind) return { id: 'invalid' };
  if (way.kind === 'email') return {};
  if (way.kind === 'webhook' && way.endpointId !== null)
    return known.endpoints.some(({ id }) => id === way.endpointId) ? {} : { endpointId: 'invalid' };
  const isTarget = parseTarget(way.url, { isPrivateAllowed: privateWebhooks }) !== undefined;
  const address: Problems = isTarget ? {} : { url: 'website_invalid' };
  return way.kind === 'http' ? { ...address, ...requestProblems(way, found) } : address;
}

function requestProblems(way: Extract<LeadWayRequest, { kind: 'http' }>, found: WayRow | undefined): Problems {
  const problem = checkTemplate(way.bodyKind, way.template);
  const { by, text, path } = way.accept;
  const problems: Problems = {
    ...(problem && { template: problem.problem === 'unreadable' ? 'invalid' : 'macro_unknown' }),
    ...(by !== 'status' && text === '' && { 'accept.text': 'required' }),
    ...(by === 'json' && path === '' && { 'accept.path': 'required' }),
  };
  const before = found?.settings.kind === 'http' ? found.settings.headers : [];
  const names = way.headers.map(({ name }) => name.toLowerCase());
  for (const [place, { name, value, isSecret }] of way.headers.entries()) {
    const lower = name.toLowerCase();
    const isKept = isSecret && before.some((each) => each.isSecret && each.name.toLowerCase() === lower);
    if (!isHeaderName(name)) problems[`headers.${place}.name`] = 'invalid';
    else if (names.indexOf(lower) < place) problems[`headers.${place}.name`] = 'repeated';
    if (value === null ? !isKept : !isHeaderValue(value)) problems[`headers.${place}.value`] = 'invalid';
  }
  return problems;
}
