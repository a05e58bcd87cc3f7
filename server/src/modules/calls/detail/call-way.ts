import type { CallWay } from '@callstead/contract/calls/calls';
import { type AttributedBy, attributedBy } from '@callstead/domain/numbers/attributed-by';
import { momentOfId } from '../../../db/sortable-id.ts';
import type { CallRow } from '../queries.ts';
import type { ClickOfCall } from './queries.ts';

export const attributedByOf = ({ arrived_at, publisher_id, attribution }: CallRow): AttributedBy | null =>
  attributedBy({ arrivedAt: arrived_at, publisherId: publisher_id, attribution });

/** From the click to the number, as far as somebody told. */
export function presentWay(call: CallRow, click: ClickOfCall | undefined): CallWay | null {
  const by = attributedByOf(call);
  if (by === null) return null;
  const { leasedAt, leasedUntil } = call.attribution ?? {};
  return {
    click: presentClick(call.click_id, click),
    page: presentPage(call.attribution),
    number: { by, from: isoOf(leasedAt), until: isoOf(leasedUntil) },
  };
}

const isoOf = (moment: string | undefined) => (moment === undefined ? null : new Date(moment).toISOString());

/** Its id tells when it was, whatever became of the click itself. */
function presentClick(id: string | null, click: ClickOfCall | undefined): CallWay['click'] {
  const at = id === null ? undefined : momentOfId('clk', id);
  if (id === null || !at) return null;
  const { link = null, verdict = null, country = null, state = null } = click ?? {};
  return { id, at: at.toISOString(), link, verdict, country, state };
}

function presentPage(attribution: CallRow['attribution']): CallWay['page'] {
  const { page: address = null, referrerHost = null, ads } = attribution ?? {};
  const utm = Object.entries(ads ?? {}).flatMap(([name, value]) =>
    name.startsWith('utm_') && value ? [{ name, value }] : [],
  );
  return address === null && referrerHost === null && utm.length === 0 ? null : { address, referrerHost, utm };
}
