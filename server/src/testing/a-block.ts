import { maskCaller } from '@callstead/domain/calls/mask-caller';
import { type BlockRow, insertBlockedCaller } from '../modules/routing/queries.ts';
import { hashPerson } from '../secrets/person-hash.ts';
import type { TestNetwork } from './test-network.ts';

/** A caller whom an advertiser, or for null the whole network, does not want. */
export async function aBlock(
  { db, services }: Pick<TestNetwork, 'db' | 'services'>,
  number: string,
  advertiserId: string | null,
  createdBy: string | null = null,
): Promise<BlockRow> {
  const person = hashPerson(services.personKey, 'phone', number);
  const block = { person, masked: maskCaller(number), reason: null, advertiserId, createdBy };
  return (await insertBlockedCaller(db, block)).row;
}
