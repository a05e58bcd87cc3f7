import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Loopback } from '../../http/loopback.ts';
import { CONSENT, CONTROLS } from '../leads/hosted-form/form-page.ts';
import type { DemoSource, DemoVisitor } from './demo-visitors.ts';
import type { DemoLine } from './queries.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
type Asking = { headers?: Record<string, string>; form?: URLSearchParams };

/** A browser on its way through our public addresses. */
export type VisitorWire = { ask: (path: string, asking?: Asking) => Promise<Answer>; signal: AbortSignal };

export function createVisitorWire(loopback: Loopback, visitor: DemoVisitor, signal: AbortSignal): VisitorWire {
  const { address, userAgent } = visitor;
  const ask = (path: string, { headers = {}, form }: Asking = {}, localAddress?: string) =>
    send(new URL(path, loopback), {
      ...{ form, signal, localAddress },
      headers: { 'user-agent': userAgent, 'accept-language': 'es-US,es;q=0.9', ...headers },
    });
  return {
    signal,
    // Not every system lets a program choose among its own addresses: then all visitors share one.
    ask: (path, asking) => ask(path, asking, address).catch(() => ask(path, asking)),
  };
}

type Sending = {
  headers: Record<string, string>;
  form: URLSearchParams | undefined;
  signal: AbortSignal;
  localAddress: string | undefined;
};

function send(url: URL, { headers, form, signal, localAddress }: Sending): Promise<Answer> {
  const type = form && { 'content-type': 'application/x-www-form-urlencoded' };
  const options = { method: form ? 'POST' : 'GET', agent: false, headers: { ...headers, ...type }, signal };
  return new Promise((resolve, reject) => {
    const asking = request(url, { ...options, ...(localAddress && { localAddress }) }, (response) => {
      const { statusCode: status = 0 } = response;
      text(response).then((body) => resolve({ status, headers: response.headers, body }), reject);
    });
    asking.on('error', reject);
    asking.end(form?.toString());
  });
}

/** Answers the page of ours it led to; null where it led to the advertiser's own. */
export async function clickLink(
  { ask }: VisitorWire,
  { offerId, affId }: DemoLine,
  { sub1, source, referrer }: DemoSource,
): Promise<string | null> {
  const query = new URLSearchParams({ sub1, source });
  const { headers } = await ask(`/t/${offerId}/${affId}?${query}`, {
    headers: referrer ? { referer: referrer } : {},
  });
  const page = headers.location && new URL(headers.location, 'http://localhost');
  return page && page.pathname === `/l/${offerId}/${affId}` ? `${page.pathname}${page.search}` : null;
}

type Filling = { page: string | null; line: DemoLine; answers: ReadonlyMap<string, string>; readMs: number };

const MOST_STEPS = 12;

/** Page by page, as a person would: nobody reads a form in no time, and the network knows. */
export async function sendForm(
  { ask, signal }: VisitorWire,
  { page, line, answers, readMs }: Filling,
): Promise<'sent' | 'refused'> {
  const address = page ?? `/l/${line.offerId}/${line.affId}`;
  let shown = await ask(address);
  await sleep(readMs, undefined, { signal, ref: false });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const read = readForm(shown.body);
    if (!read) return 'refused';
    const form = new URLSearchParams([...answers, [CONSENT, 'yes'], ...read.controls, [CONTROLS.go, 'next']]);
    shown = await ask(`${address.split('?')[0]}${read.action}`, { form });
    if (shown.status === 302 || shown.status === 303) return 'sent';
    if (shown.status !== 200) return 'refused';
  }
  return 'refused';
}

/** What the page wants back as it stands; undefined where there is no form on it. */
function readForm(html: string): { action: string; controls: [string, string][] } | undefined {
  const action = /<form[^>]* action="([^"]*)"/.exec(html)?.[1];
  const stamp = hidden(html, CONTROLS.stamp);
  const step = hidden(html, CONTROLS.step);
  if (action === undefined || stamp === undefined || step === undefined) return undefined;
  const controls: [string, string][] = [
    [CONTROLS.stamp, stamp],
    [CONTROLS.step, step],
  ];
  return { action: action.replaceAll('&amp;', '&'), controls };
}

const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
