import type { Mailer } from '../mail/mailer.ts';
import { workMailQueue } from '../mail/send-mail-worker.ts';
import { resendConfirmation } from '../modules/identity/commands.ts';
import { recoverPassword } from '../modules/identity/password-commands.ts';
import { deleteExpired } from '../modules/identity/queries.ts';
import { handOutNumbers } from '../modules/numbers/hand-out.ts';
import type { Services } from '../services.ts';
import type { JobLog } from './jobs.ts';

/** Every job of the network and who does it. */
export async function startWorkers(services: Services, mailer: Mailer, log: JobLog): Promise<void> {
  const { queue, db } = services;
  await workMailQueue(queue, mailer, log);
  await queue.work('recover-password', ({ email }) => recoverPassword(services, email));
  await queue.work('resend-confirmation', ({ email }) => resendConfirmation(services, email));
  await queue.work('sweep-expired', () => deleteExpired(db));
  await queue.schedule('sweep-expired', '17 4 * * *');
  await queue.work('hand-out-numbers', () => handOutNumbers(db));
  await queue.schedule('hand-out-numbers', '*/10 * * * *');
}
