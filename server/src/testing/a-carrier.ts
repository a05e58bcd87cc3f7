import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CarrierKind } from '@callstead/domain/numbers/carrier-account';
import { sealToken } from '../modules/carriers/sealed-token.ts';
import { answerAsCarrier } from '../telephony/carrier-simulator/answer.ts';
import { telnyxPrivateKey, writtenPublicKey } from '../telephony/telnyx-signature.ts';
import type { Person, TestNetwork } from './test-network.ts';

const TOKEN = 'simulated-for-tests';
const opened = new WeakMap<object, Promise<void>>();

/** The carriers' test server, over real HTTP, beside this network; it keeps nothing awake. */
export function withCarriers(t: TestNetwork, { slowMs = 60_000 } = {}): Promise<void> {
  const known = opened.get(t.services);
  if (known) return known;
  const opening = open(t, slowMs);
  opened.set(t.services, opening);
  return opening;
}

async function open({ db, services }: TestNetwork, slowMs: number): Promise<void> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://carrier.invalid');
    const [, host = '', ...path] = url.pathname.split('/');
    const { status, body, audio } = await answerAsCarrier(
      { db, slowMs, address: baseOf(server) },
      {
        ...{ method: request.method ?? 'GET', host, path: `/${path.join('/')}`, query: url.searchParams },
        body: await text(request),
        authorization: request.headers.authorization,
      },
    );
    response.writeHead(status, { 'content-type': audio ? 'audio/wav' : 'application/json' });
    for (const piece of audio ?? []) response.write(piece);
    response.end(body && JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  services.config.carrierApi = {
    ...services.config.carrierApi,
    base: baseOf(server),
  };
}

const baseOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

export function carrierCredentials(kind: CarrierKind = 'twilio') {
  const accountSid = kind === 'twilio' ? `AC${randomBytes(16).toString('hex')}` : randomUUID();
  return {
    ...{ kind, accountSid, name: `${kind} ${randomBytes(3).toString('hex')}` },
    space: kind === 'signalwire' ? 'acme' : '',
    token: kind === 'telnyx' ? `simulated-${accountSid}` : TOKEN, // a key of Telnyx says whose it is
    publicKey: kind === 'telnyx' ? writtenPublicKey(TELNYX_KEY) : '',
  };
}

/** With what Telnyx signs in tests. */
export const TELNYX_KEY = telnyxPrivateKey(randomBytes(32));

/** Added by an admin, as they do it. */
export async function aCarrierAccount(t: TestNetwork, admin: Person, kind: CarrierKind = 'twilio') {
  await withCarriers(t);
  const body = carrierCredentials(kind);
  const response = await t.call('POST', '/admin/carriers', { headers: admin.headers, body });
  return { id: response.json().id as string, ...body };
}

const HOSTS = { twilio: 'api.twilio.com', signalwire: 'acme.signalwire.com', telnyx: 'api.telnyx.com' } as const;

/** A row alone, for tests that ask no carrier; the carrier would take its token. */
export async function aCarrierRow(t: TestNetwork, kind: CarrierKind = 'twilio'): Promise<{ id: string }> {
  await withCarriers(t);
  const { name, accountSid, token, publicKey } = carrierCredentials(kind);
  const id = randomUUID();
  await t.db
    .insertInto('carrier_account')
    .values({
      ...{
        id,
        kind,
        name,
        host: HOSTS[kind],
        account_sid: accountSid,
      },
      token: sealToken(t.services.secret, id, token),
      public_key: publicKey || null,
    })
    .execute();
  return { id };
}

let lines = 0;
/** One that the carrier would sell to anybody; no two tests get the same. */
export function aNumberOnOffer(): string {
  lines += 1;
  return `+1407${String(2_221_000 + lines)}`;
}
