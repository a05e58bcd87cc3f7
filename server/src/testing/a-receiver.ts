import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string; at: number };
type Answer = (response: ServerResponse, received: Received) => void;

/** Somebody's server that gets webhooks, with what it got. */
export async function aReceiver(answer: Answer = (response) => response.end('thanks')) {
  const received: Received[] = [];
  const state = { answer };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url: path = '', headers } = request;
    const got = { method, path, headers, body, at: performance.now() };
    received.push(got);
    state.answer(response, got);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answerWith: (next: Answer) => {
      state.answer = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** By two verifiers that others publish; they throw for anything that is not signed by this secret now. */
export function verifyAsOthersDo({ headers, body }: Received, secret: string): void {
  const sent = headers as Record<string, string>;
  new StandardWebhook(secret).verify(body, sent);
  new SvixWebhook(secret).verify(body, sent);
}

/** Written from the published specification alone, apart from what signs: whether any of the signatures is this secret's. */
export function isSignedBy({ headers, body }: Pick<Received, 'headers' | 'body'>, secret: string, now: Date): boolean {
  const header = (name: string) => String(headers[name] ?? '');
  const [id, timestamp] = [header('webhook-id'), header('webhook-timestamp')];
  if (!/^\d+$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > 300) return false;
  const [scheme, encoded] = secret.split('_');
  if (scheme !== 'whsec' || !encoded || id.includes('.')) return false;
  const mac = createHmac('sha256', Buffer.from(encoded, 'base64'));
  for (const part of [id, '.', timestamp, '.', body]) mac.update(part, 'utf8');
  const expected = mac.digest();
  return header('webhook-signature')
    .split(' ')
    .map((signature) => signature.split(','))
    .filter(([version]) => version === 'v1')
    .map(([, encodedMac = '']) => Buffer.from(encodedMac, 'base64'))
    .some((shown) => shown.length === expected.length && timingSafeEqual(shown, expected));
}
