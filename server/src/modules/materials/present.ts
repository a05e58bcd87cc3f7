import type { Material, ReadyMaterial } from '@callstead/contract/materials';
import type { Language } from '@callstead/domain/identity/account';
import { isReachable, materialLink } from '@callstead/domain/materials/ready-code';
import { OFFERED } from '@callstead/domain/offered';
import type { MaterialRow, ReadyRow } from './queries.ts';

const contentOf = ({ kind, name, language, headline, body, address, bytes, width, height }: MaterialRow) => ({
  kind,
  name,
  language,
  headline,
  body,
  address,
  bytes,
  width,
  height,
});

export function presentMaterial(row: MaterialRow, hosts: readonly string[]): Material {
  return {
    ...contentOf(row),
    id: row.id,
    publicId: row.public_id,
    previewUrl: row.storage_key === null ? null : `/api/advertiser/materials/${row.id}/file`,
    isReachable: row.address === null || isReachable(row.address, hosts),
    isArchived: row.archived_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}

type Reader = { publicUrl: string; affId: string | null; language: Language };

export function presentReady(row: ReadyRow, { publicUrl, affId, language }: Reader): ReadyMaterial {
  return {
    ...contentOf(row),
    id: row.public_id,
    campaign: { id: row.offer_id, title: row.texts[language].title },
    fileUrl: row.storage_key === null ? null : `${publicUrl}/m/${row.public_id}`,
    link: affId && OFFERED.links ? linkOf(row, { publicUrl, offerId: row.offer_id, affId }) : null,
  };
}

/** A page that links cannot reach has none: it would lead somewhere else. */
function linkOf({ public_id, address, hosts }: ReadyRow, sender: Parameters<typeof materialLink>[0]): string | null {
  if (address !== null && !isReachable(address, hosts)) return null;
  return materialLink(sender, public_id, address);
}
