import { readClickParameters } from '@callstead/domain/clicks/click-parameters';
import { parseWebAddress } from '@callstead/domain/clicks/web-address';
import type { Language } from '@callstead/domain/identity/account';
import { hostOf, pageOf } from '@callstead/domain/numbers/attribution';
import { mayBorrow } from '@callstead/domain/numbers/number-pool';
import { momentOfId } from '../../../db/sortable-id.ts';

/** What the address of a form knows of whoever looks at it; it goes along from step to step. */
export type Visit = {
  clickId: string | null;
  subs: Readonly<Record<string, string>>;
  /** In somebody's page: that page, and the site it belongs to. */
  page: string | null;
  origin: string | null;
};

const ORIGIN = /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;

export function readVisit(query: Readonly<Record<string, unknown>>): Visit {
  const { click_id: clickId, page, origin } = query;
  return {
    clickId: typeof clickId === 'string' && momentOfId('clk', clickId) ? clickId : null,
    subs: readClickParameters(query).subs,
    page: pageOf(page),
    origin: typeof origin === 'string' && ORIGIN.test(origin) ? origin.toLowerCase() : null,
  };
}

/** The same visit, in this language. */
export function visitQuery({ clickId, subs, page, origin }: Visit, language: Language): string {
  const query = new URLSearchParams({ lang: language });
  if (clickId) query.set('click_id', clickId);
  for (const [name, value] of Object.entries(subs)) query.set(name, value);
  if (page) query.set('page', page);
  if (origin) query.set('origin', origin);
  return `?${query}`;
}

/** Null: no page may show it in a frame. */
export const framedBy = ({ origin }: Visit, hosts: readonly string[]): string | null =>
  origin !== null && mayBorrow(hostOf(origin), hosts) ? origin : null;

/** What guards a form: nothing loads but its own style, and it goes nowhere but home and to where people are thanked. */
export function policyOf(nonce: string, goesTo: string | null, framed: { by: string | null } | null): string {
  const thanked = goesTo === null ? undefined : parseWebAddress(goesTo)?.origin;
  return [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    ...(framed ? [`script-src 'nonce-${nonce}'`] : []),
    `form-action 'self'${thanked ? ` ${thanked}` : ''}`,
    `base-uri 'none'`,
    `frame-ancestors ${framed?.by ?? `'none'`}`,
  ].join('; ');
}

/** Tells the page around it how high it is, and nobody else. */
export function frameScript(nonce: string, origin: string | null): string {
  if (origin === null) return '';
  return `<script nonce="${nonce}">(()=>{const say=()=>parent.postMessage({callstead:'height',height:document.documentElement.offsetHeight},${JSON.stringify(origin)});new ResizeObserver(say).observe(document.documentElement);say()})()</script>`;
}
