import type { CorrectionDetail } from '@callstead/contract/corrections';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { presentDetail } from './present.ts';
import { countConcerned, findCorrection, sumVerdicts } from './queries.ts';

/** A set with what becomes, or became, of all it found. */
export async function readCorrection(db: Db, actor: Actor, id: string): Promise<CorrectionDetail> {
  authorize(actor, 'correction.list');
  const row = await findCorrection(db, id);
  if (!row) throw new DomainError('not_found');
  const [verdicts, concerned] = await Promise.all([sumVerdicts(db, id), countConcerned(db, id)]);
  return presentDetail(row, { verdicts, concerned });
}
