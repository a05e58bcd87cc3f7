import { isSold } from '@callstead/domain/reports/sold';
import type { InTransaction, WithDb } from '../../db/database.ts';
import { personsOf } from '../../secrets/person-hash.ts';
import type { Services } from '../../services.ts';
import { listPersons } from '../leads/lists/queries.ts';
import { forgetPersons, rememberPersons } from '../leads/queries.ts';
import type { JudgedSale } from './judge-sales.ts';

type Tx = InTransaction<WithDb & Pick<Services, 'personKey'>>;

/** Whoever is refused may come again; whoever is put back may not, unless they were erased. Needs the balances' row locks. */
export async function followMemory({ db, personKey }: Tx, changed: readonly JudgedSale[]): Promise<void> {
  const [refused, putBack] = [changed.filter(({ after }) => !isSold(after.billing)), changed.filter(isPutBack)];
  await forgetPersons(
    db,
    refused.map(({ sale }) => sale.id),
  );
  const people = await listPersons(
    db,
    putBack.map(({ sale }) => sale.id),
  );
  await rememberPersons(
    db,
    putBack.flatMap(({ sale: { id, campaignId, arrivedAt } }) => {
      const person = people.get(id);
      return person ? [{ id, campaignId, arrivedAt, persons: personsOf(personKey, person) }] : [];
    }),
  );
}

const isPutBack = ({ before, after }: JudgedSale) => !isSold(before.billing) && isSold(after.billing);
