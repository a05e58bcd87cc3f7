import type {
  PostbackAddressListQuery,
  PostbackOptions,
  PostbackPreview,
  PostbackPreviewRequest,
} from '@callstead/contract/integrations/postback-addresses';
import type { Language } from '@callstead/domain/identity/account';
import { fillPostback, sampleValues } from '@callstead/domain/integrations/postback';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { createdKeyOf } from '../../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import type { Services } from '../../../services.ts';
import { checkPostback } from './check-postback.ts';
import { presentPostback } from './present.ts';
import { listJoined, listPostbacks } from './queries.ts';
import { hiddenSecrets } from './sealed-secrets.ts';
import { findNewestSold } from './value-queries.ts';
import { valuesOf } from './values.ts';

export async function readPostbacks(db: Db, actor: Actor, query: PostbackAddressListQuery) {
  authorize(actor, 'postback-address.list');
  const request = pageRequestOf(query, CREATED_KEY);
  const rows = await listPostbacks(db, actor.accountId, { after: request.from, limit: query.limit + 1 });
  return listed(pageOf(rows, request, createdKeyOf), presentPostback);
}

export async function readOptions(db: Db, actor: Actor, language: Language): Promise<PostbackOptions> {
  authorize(actor, 'postback-address.list');
  const campaigns = await listJoined(db, actor.accountId, language);
  return { campaigns: campaigns.map(({ offerId, title }) => ({ offerId, title })) };
}

/** How it would look, filled with what this publisher sold last. */
export async function previewPostback(
  { db, config, settings }: Pick<Services, 'db' | 'config' | 'settings'>,
  actor: Actor,
  { url, method, template, secretNames }: PostbackPreviewRequest,
): Promise<PostbackPreview> {
  authorize(actor, 'postback-address.create');
  const { accountId: publisherId } = actor;
  const shown = { url, method, template: method === 'POST' ? template : null };
  checkPostback(config, { ...shown, secretNames });
  const newest = await findNewestSold(db, publisherId);
  const happened = newest && { eventId: 'evt_…', type: `${newest.object}.preview`, at: newest.at };
  const values = newest && happened && (await valuesOf(db, { ...newest, publisherId }, happened));
  const shownValues = values ?? sampleValues(settings.of('books').currency);
  const filled = fillPostback(shown, shownValues, hiddenSecrets(secretNames));
  return { of: values && newest ? newest.id : null, values: { ...shownValues }, ...filled };
}
