import type { Reason } from '@callstead/domain/calls/call';
import type { ReservationRequest } from '@callstead/domain/routing/reservation';
import type { ReservationSnapshot } from '@callstead/domain/routing/stored-decision';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type ForeseenReservation = { state: Omit<ReservationSnapshot, 'target'>; refusal: Reason | null };

/** What a reservation would find now and be told, looked at without taking anything or waiting for anybody. */
export async function foreseeReservationOf(
  db: Db,
  request: ReservationRequest & { person: string | null },
): Promise<ForeseenReservation> {
  const { rows } = await sql<ForeseenReservation>`
    select s.state, reservation_refusal(s.state, s.request) as refusal
    from reservation_state(array[${JSON.stringify(request)}::jsonb]) s`.execute(db);
  return rows[0] as ForeseenReservation;
}
