import type { Terms } from '@callstead/domain/campaigns/terms';
import { aCarrier, aLine, aSid, rows } from './call-world.ts';
import type { Person, TestNetwork } from './test-network.ts';

/** A line whose publisher and advertiser are logged in, and an admin who looks at both. */
export async function aCallList(t: TestNetwork, terms: Partial<Terms> = {}) {
  const [publisher, advertiser, admin] = await Promise.all([
    t.signIn('publisher'),
    t.signIn('advertiser'),
    t.signIn('admin'),
  ]);
  const line = await aLine(t, { terms, publisherId: publisher.profile.id, advertiserId: advertiser.profile.id });
  const carrier = aCarrier(t);

  /** Rings; undefined seconds leave it in flight. */
  async function call(from: string, seconds?: number): Promise<string> {
    const sid = aSid();
    await carrier.voice(sid, from, line.number, { FromZip: '33139', FromCity: 'MIAMI' });
    if (seconds !== undefined) await carrier.dialEnded(sid, `leg of ${sid}`, 'completed', seconds);
    return idOf(sid);
  }

  const idOf = async (sid: string) =>
    (await rows<{ id: string }>(t.db, 'select id from call where call_sid = $1', [sid]))[0]?.id ?? '';

  async function get<Body>({ headers }: Person, path: string): Promise<Body> {
    const response = await t.call('GET', path, { headers });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return isJson ? response.json() : (response.body as Body);
  }

  return { publisher, advertiser, admin, line, carrier, call, idOf, get };
}
