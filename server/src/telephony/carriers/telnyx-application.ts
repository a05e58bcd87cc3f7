import type { NumberAddresses } from '@callstead/domain/numbers/carrier-account';
import type Telnyx from 'telnyx';
import { CarrierError } from './port.ts';

export const TELNYX_PAGE = { 'page[size]': 250 };

type Application = {
  id?: string;
  active?: boolean;
  friendly_name?: string;
  voice_url?: string;
  voice_fallback_url?: string;
  voice_method?: string;
  status_callback?: string;
  status_callback_method?: string;
  outbound?: { outbound_voice_profile_id?: string };
};

/** Where a number's calls go says the TeXML application it belongs to. One that asks in another way than we are asked is none of ours. */
function addressesOf(found: Application | undefined): NumberAddresses {
  if (!found) return { voice: '', fallback: '', status: '' };
  const isAsking = found.active !== false && found.voice_method !== 'get' && found.status_callback_method !== 'get';
  return {
    voice: isAsking ? (found.voice_url ?? '') : '',
    fallback: found.voice_fallback_url ?? '',
    status: found.status_callback ?? '',
  };
}

export async function listApplications(client: Telnyx): Promise<Map<string, NumberAddresses>> {
  const found = new Map<string, NumberAddresses>();
  for await (const each of client.texmlApplications.list(TELNYX_PAGE)) found.set(each.id ?? '', addressesOf(each));
  return found;
}

/** The id of our application in the account: found by its name, made where there is none, and put right where somebody changed it. */
export async function ensureApplication(client: Telnyx, addresses: NumberAddresses): Promise<string> {
  const friendly_name = `Callstead ${new URL(addresses.voice).host}`;
  const known = await findApplication(client, friendly_name);
  const profile = known?.outbound?.outbound_voice_profile_id;
  if (known?.id && profile && isAsked(known, addresses)) return known.id;
  const wanted = {
    ...{ friendly_name, active: true },
    ...({ voice_url: addresses.voice, voice_fallback_url: addresses.fallback, voice_method: 'post' } as const),
    ...({ status_callback: addresses.status, status_callback_method: 'post' } as const),
    outbound: { outbound_voice_profile_id: profile ?? (await findVoiceProfile(client)) },
  };
  const { data } = known?.id
    ? await client.texmlApplications.update(known.id, wanted)
    : await client.texmlApplications.create(wanted);
  if (!data?.id) throw new CarrierError('unreachable', 'the application has no id');
  return data.id;
}

async function findApplication(client: Telnyx, name: string): Promise<Application | undefined> {
  const asked = { ...TELNYX_PAGE, filter: { friendly_name: name }, sort: 'created_at' } as const;
  for await (const each of client.texmlApplications.list(asked)) if (each.friendly_name === name) return each;
  return undefined;
}

function isAsked(known: Application, { voice, fallback, status }: NumberAddresses): boolean {
  const found = addressesOf(known);
  return found.voice === voice && found.fallback === fallback && found.status === status;
}

/** Without one Telnyx connects no call to anybody. Which countries may be rung, and for how much, is its owner's decision. */
async function findVoiceProfile(client: Telnyx): Promise<string> {
  for await (const { id, enabled } of client.outboundVoiceProfiles.list(TELNYX_PAGE))
    if (id && enabled !== false) return id;
  throw new CarrierError('refused', 'the account has no outbound voice profile');
}
