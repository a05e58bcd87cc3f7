import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CarrierKind } from '@callstead/domain/numbers/carrier-account';
import { sealToken } from '../modules/carriers/sealed-token.ts';
import { answerAsCarrier } from '../telephony/carrier-simulator/answer.ts';
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
    const { status, body } = await answerAsCarrier(
      { db, slowMs },
      {
        ...{ method: request.method ?? 'GET', host, path: `/${path.join('/')}`, query: url.searchParams },
        form: new URLSearchParams(await text(request)),
        authorization: request.headers.authorization,
      },
    );
    response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  services.config.carrierApi = {
    ...services.config.carrierApi,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
}

export const carrierCredentials = (kind: CarrierKind = 'twilio') => ({
  kind,
  name: `${kind} ${randomBytes(3).toString('hex')}`,
  space: kind === 'signalwire' ? 'acme' : '',
  accountSid: kind === 'signalwire' ? randomUUID() : `AC${randomBytes(16).toString('hex')}`,
  token: TOKEN,
});

/** Added by an admin, as they do it. */
export async function aCarrierAccount(t: TestNetwork, admin: Person, kind: CarrierKind = 'twilio') {
  await withCarriers(t);
  const body = carrierCredentials(kind);
  const response = await t.call('POST', '/admin/carriers', { headers: admin.headers, body });
  return { id: response.json().id as string, ...body };
}

/** A row alone, for tests that ask no carrier; the carrier would take its token. */
export async function aCarrierRow(t: TestNetwork, kind: CarrierKind = 'twilio'): Promise<{ id: string }> {
  await withCarriers(t);
  const { name, accountSid, token } = carrierCredentials(kind);
  const id = randomUUID();
  await t.db
    .insertInto('carrier_account')
    .values({
      ...{
        id,
        kind,
        name,
        host: kind === 'twilio' ? 'api.twilio.com' : 'acme.signalwire.com',
        account_sid: accountSid,
      },
      token: sealToken(t.services.secret, id, token),
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
