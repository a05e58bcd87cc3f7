import type { LeadWay, LeadWayRequest, LeadWays } from '@callstead/contract/leads/delivery';
import { BY_STATUS } from '@callstead/domain/leads/delivery/judge-answer';
import { USUAL_TEMPLATES } from '@callstead/domain/leads/delivery/template';
import type { WayKind } from '@callstead/domain/leads/delivery/way';

/** One way as it is being set; `key` names it while it has no id. */
export type WayDraft = { key: string; way: LeadWayRequest };

export const draftsOf = ({ ways }: Pick<LeadWays, 'ways'>): WayDraft[] =>
  ways.map((way) => ({ key: way.id, way: requestOf(way) }));

function requestOf(way: LeadWay): LeadWayRequest {
  if (way.kind !== 'webhook') return way;
  const { previousSecretUntil: _, ...kept } = way;
  return kept;
}

export function newDraft(kind: WayKind): WayDraft {
  const common = { id: null, decides: false };
  const ways: Record<WayKind, LeadWayRequest> = {
    email: { ...common, kind: 'email', to: [] },
    webhook: { ...common, kind: 'webhook', endpointId: null, url: '' },
    http: {
      ...{ ...common, kind: 'http', method: 'POST', url: '', headers: [], bodyKind: 'json' },
      ...{ template: USUAL_TEMPLATES.json, accept: BY_STATUS },
    },
  };
  return { key: crypto.randomUUID(), way: ways[kind] };
}

/** One place up or down, or anywhere. */
export function moved<Each>(list: readonly Each[], from: number, to: number): Each[] {
  if (to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), list[from] as Each, ...rest.slice(to)];
}

type Header = Extract<LeadWayRequest, { kind: 'http' }>['headers'][number];
const KEPT = '••••';

export const writtenHeaders = (headers: readonly Header[], isSecret: boolean): string =>
  headers
    .filter((each) => each.isSecret === isSecret)
    .map(({ name, value }) => `${name}: ${value ?? KEPT}`)
    .join('\n');

export function readHeaders(text: string, isSecret: boolean): Header[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.split(':');
      const value = rest.join(':').trim();
      return { name: name.trim(), value: isSecret && value === KEPT ? null : value, isSecret };
    });
}
