import { createHash } from 'node:crypto';
import { AD_PARAMETERS } from '@callstead/domain/clicks/click-parameters';
import type { PostbackMacro, PostbackValues } from '@callstead/domain/integrations/postback';
import type { Db } from '../../../db/database.ts';
import { momentOfId } from '../../../db/sortable-id.ts';
import { findCurrency } from '../../../settings/queries.ts';
import { findClickAds, findSoldCall, findSoldConversion, findSoldLead, type SoldRow } from './value-queries.ts';

type About = { object: string; id: string; publisherId: string };
/** What happened to it, and when. */
type Happened = { eventId: string; type: string; at: Date };

/** What a postback can say of something; undefined: it is not there, or not this publisher's. */
export async function valuesOf(db: Db, about: About, happened: Happened): Promise<PostbackValues | undefined> {
  const sold = await soldOf(db, about);
  if (!sold) return undefined;
  const ads = sold.ads ?? (sold.click_id ? await findClickAds(db, { ...about, id: sold.click_id }) : null) ?? {};
  const known = {
    ...named(sold, about.object),
    ...priced(sold),
    currency: await findCurrency(db),
    ...placed(sold),
    ...advertised(ads, sold.click_id),
  };
  return written({
    ...{ event_id: happened.eventId, event: happened.type.replace(/^\w+\./, '') },
    ...{ ...sold.subs, ...known, timestamp: String(Math.floor(happened.at.getTime() / 1000)) },
  });
}

/** A conversion knows of its place and its click what the call or lead knew that it came from. */
async function soldOf(db: Db, { object, id, publisherId }: About): Promise<SoldRow | undefined> {
  const asked = { id, publisherId };
  if (object === 'call') return findSoldCall(db, asked);
  if (object === 'lead') return findSoldLead(db, asked);
  if (object !== 'conversion') return undefined;
  const conversion = await findSoldConversion(db, asked);
  if (!conversion?.source || !conversion.source_id || conversion.source === 'click') return conversion;
  const source = await soldOf(db, { object: conversion.source, id: conversion.source_id, publisherId });
  if (!source) return conversion;
  const { click_id, country, state, zip, ads, seconds } = source;
  return { ...conversion, click_id, country, state, zip, ads, seconds, subs: { ...source.subs, ...conversion.subs } };
}

function named({ id, source, source_id, click_id, offer_id, aff_id }: SoldRow, object: string) {
  const idOf = (kind: string) => (object === kind ? id : source === kind ? source_id : null);
  return {
    ...{ call_id: idOf('call'), lead_id: idOf('lead'), conversion_id: idOf('conversion') },
    ...{ click_id, offer_id, aff_id },
  };
}

const priced = ({ status, billing, reason, payout_cents, seconds }: SoldRow) => ({
  ...{ status, billing, reason },
  payout: ((payout_cents ?? 0) / 100).toFixed(2),
  duration: seconds === null ? null : String(seconds),
});

/** As Meta asks for it: trimmed, in lower case, without spaces, then hashed. */
const hashed = (text: string | null) =>
  text === null ? null : createHash('sha256').update(text.toLowerCase().replace(/\s/g, '')).digest('hex');

const placed = ({ country, state, zip }: SoldRow) => ({
  ...{ caller_state: state, caller_zip: zip },
  ...{ caller_state_sha256: hashed(state), caller_zip_sha256: hashed(zip), caller_country_sha256: hashed(country) },
});

/** `fbc` is how Meta writes its click id, with the moment it was first seen. */
function advertised(ads: Record<string, string>, clickId: string | null) {
  const seen = clickId === null ? undefined : momentOfId('clk', clickId);
  const own = Object.fromEntries(AD_PARAMETERS.map((name) => [name, ads[name] ?? null]));
  return { ...own, fbc: ads.fbclid && seen ? `fb.1.${seen.getTime()}.${ads.fbclid}` : null };
}

/** What is not known is left out. */
const written = (values: Partial<Record<PostbackMacro, string | null>>): PostbackValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
