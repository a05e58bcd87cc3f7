import type { PostbackAddress } from '@callstead/contract/integrations/postback-addresses';
import type { PostbackType } from '@callstead/domain/integrations/postback';
import type { PostbackRow } from './queries.ts';

export function presentPostback(row: PostbackRow): PostbackAddress {
  const { id, name, url, types, method, template, secret_names: secretNames, offer_ids: offerIds, state } = row;
  return {
    ...{ id, name, url, types: types as PostbackType[], method, template, secretNames, offerIds, state },
    failingSince: row.failing_since?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
