import { lookOf } from '@callstead/domain/site/brand-look';
import type { Db, OpenDatabase } from '../db/database.ts';
import { createPartitions } from '../db/months.ts';
import { deleteOldEvents } from '../events/delete-old-events.ts';
import type { JobLog } from '../jobs/jobs.ts';
import type { Attachment, Mailer } from '../mail/mailer.ts';
import type { DocumentReference, MailOrder } from '../mail/mails.ts';
import { deleteOldMails, outboxFolder } from '../mail/outbox-mailer.ts';
import { checkAlerts } from '../modules/alerts/check-alerts.ts';
import { carryOutDecisions } from '../modules/applications/waiting/carry-out.ts';
import { backUpBySchedule, keepErasuresBySchedule } from '../modules/backups/scheduled.ts';
import { invoiceAttachment } from '../modules/billing/documents/mails.ts';
import { issueInvoices } from '../modules/billing/invoices/issue-invoices.ts';
import { checkBalances } from '../modules/billing/low-balance/check-balances.ts';
import { dunInvoices } from '../modules/billing/net-terms/dun-invoices.ts';
import { approveDueCalls } from '../modules/calls/approve-calls.ts';
import { deleteCallerHistory } from '../modules/calls/delete-caller-history.ts';
import type { CallServices } from '../modules/calls/engine.ts';
import { sweepLostCalls } from '../modules/calls/sweep-lost-calls.ts';
import { refreshListing } from '../modules/campaigns/listing/refresh-listing.ts';
import { checkAllAccounts } from '../modules/carriers/check-account.ts';
import { forgetHours } from '../modules/carriers/health-queries.ts';
import { reconcileLastDay } from '../modules/carriers/reconcile-calls.ts';
import { refillPool } from '../modules/carriers/refill.ts';
import { returnWaiting } from '../modules/carriers/return-number.ts';
import { settleOpenOrders } from '../modules/carriers/settle-orders.ts';
import { countClicks } from '../modules/clicks/count-clicks.ts';
import { approveDueConversions } from '../modules/conversions/approve-conversions.ts';
import { bookWaitingConversions } from '../modules/conversions/book-waiting.ts';
import { forgetPostbacks } from '../modules/conversions/forget-postbacks.ts';
import { deleteOldPreviews } from '../modules/corrections/commands.ts';
import { correctionAttachment } from '../modules/corrections/correction-file.ts';
import { runCorrections } from '../modules/corrections/run-corrections.ts';
import type { AuthServices } from '../modules/identity/auth.ts';
import { recoverPassword } from '../modules/identity/password/commands.ts';
import { deleteExpired } from '../modules/identity/queries.ts';
import { resendConfirmation } from '../modules/identity/registration/commands.ts';
import { mailSignInLink } from '../modules/identity/sign-in-link/commands.ts';
import { forgetClaims } from '../modules/integrations/idempotency/once.ts';
import { forgetRequests } from '../modules/integrations/requests/reads.ts';
import { forgetDeliveries } from '../modules/integrations/webhooks/forget-deliveries.ts';
import { approveDueLeads } from '../modules/leads/approve-leads.ts';
import { forgetLeadDeliveries } from '../modules/leads/delivery/forget-deliveries.ts';
import type { LeadServices } from '../modules/leads/engine.ts';
import { forgetOldPersons } from '../modules/leads/forget-persons.ts';
import { forgetOldImports } from '../modules/leads/import/forget-imports.ts';
import { runImports } from '../modules/leads/import/run-imports.ts';
import { rejectUndelivered } from '../modules/leads/settle-lead.ts';
import { forgetLeases } from '../modules/leases/forget-leases.ts';
import { mailLedgerHead } from '../modules/ledger/chain/mail-ledger-head.ts';
import { sealLedger } from '../modules/ledger/chain/seal-ledger.ts';
import { sendDigests } from '../modules/mails/send-digests.ts';
import { forgetOldNotifications } from '../modules/notifications/commands.ts';
import { handOutNumbers } from '../modules/numbers/hand-out.ts';
import { applyGatewayEvent } from '../modules/payments/events/apply-event.ts';
import { deleteOldGatewayEvents } from '../modules/payments/events/queries.ts';
import { detachMethod } from '../modules/payments/methods/commands.ts';
import { chargeRecharge } from '../modules/payments/recharge/charge-recharge.ts';
import { rechargeBalances } from '../modules/payments/recharge/start-recharge.ts';
import { askRefund } from '../modules/payments/refunds/ask-refund.ts';
import { settlePayments } from '../modules/payments/settle-payments.ts';
import { settleBatch, settleBatches } from '../modules/payouts/batches/settle-batch.ts';
import { markRestSent } from '../modules/payouts/marks/mark-file-sent.ts';
import { freezeRuns } from '../modules/payouts/runs/freeze-run.ts';
import { proposeScheduledRuns } from '../modules/payouts/runs/propose-run.ts';
import { eraseWaiting } from '../modules/persons/erase-person.ts';
import { forgetOldPeople } from '../modules/persons/forget-old-people.ts';
import { refreshReconciliation } from '../modules/reconciliation/commands.ts';
import { rollLedgerDays } from '../modules/reconciliation/position/roll-ledger-days.ts';
import { deleteAtCarrier } from '../modules/recordings/delete-at-carrier.ts';
import { deleteExpiredRecordings } from '../modules/recordings/delete-expired.ts';
import { fetchRecording } from '../modules/recordings/fetch-recording.ts';
import { finishReportMail } from '../modules/reports/mailing/finish-report-mail.ts';
import { forgetMailings, orderReportMails } from '../modules/reports/mailing/order-report-mails.ts';
import { followNewZone } from '../modules/settings/follow-new-zone.ts';
import { ownAddress } from '../net/own-address.ts';
import { deliverPaypalWebhook } from '../payments/paypal-simulator/deliver-webhook.ts';
import { deliverWebhook } from '../payments/simulator/deliver-webhook.ts';
import { forgetOldRequests } from '../payments/simulator/queries.ts';
import { simulatorKeys } from '../payments/simulator/simulator-keys.ts';
import { takeStep } from '../payments/simulator/take-step.ts';
import type { Services } from '../services.ts';
import { withDocument, workMailQueue } from './send-mail-worker.ts';

/** Money in. */
async function startPaymentWorkers(services: Services): Promise<void> {
  const { queue } = services;
  await queue.work('apply-gateway-event', ({ eventId }) => applyGatewayEvent(services, eventId));
  await queue.work('charge-recharge', ({ paymentId }) => chargeRecharge(services, paymentId));
  await queue.work('ask-refund', ({ refundId }) => askRefund(services, refundId, new Date()));
  await queue.work('detach-method', ({ methodRef }) => detachMethod(services, methodRef));
  await queue.work('settle-payments', () => settlePayments(services, new Date()));
  await queue.schedule('settle-payments', '*/2 * * * *');
  await queue.work('recharge-balances', () => rechargeBalances(services, new Date()));
  await queue.schedule('recharge-balances', '* * * * *');
}

/** Money out. */
async function startPayoutWorkers(services: Services): Promise<void> {
  const { queue, db } = services;
  await queue.work('propose-payouts', () =>
    proposeScheduledRuns(services, { now: new Date(), zone: services.config.networkZone }),
  );
  await queue.schedule('propose-payouts', '13 * * * *'); // the 1st begins at another hour of UTC in every zone
  await queue.work('freeze-payout-runs', () => freezeRuns(services));
  await queue.schedule('freeze-payout-runs', '* * * * *');
  await queue.enqueue(db, { name: 'freeze-payout-runs', data: null }); // one that was interrupted goes on at once
  await queue.work('mark-file-sent', (asked) => markRestSent(services, asked));
  await queue.work('settle-payout-batch', ({ batchId }) => settleBatch(services, batchId));
  await queue.work('settle-payout-batches', () => settleBatches(services));
  await queue.schedule('settle-payout-batches', '*/2 * * * *');
  await queue.work('deliver-simulated-payout', (item) => deliverPaypalWebhook(services, item));
}

/** Only where a schedule was set: elsewhere somebody else sees to it. */
async function startBackupWorkers(services: Services & WithClients): Promise<void> {
  const { queue, config } = services;
  const { schedule } = config.backup;
  await queue.work('make-backup', () => backUpBySchedule(services, new Date()));
  await queue.work('keep-erasures', () => keepErasuresBySchedule(services));
  if (schedule === undefined) {
    await queue.unschedule('make-backup');
    await queue.unschedule('keep-erasures');
    return;
  }
  await queue.schedule('make-backup', schedule);
  await queue.schedule('keep-erasures', '* * * * *');
}

/** Documents are written when their mail is sent. */
function openDocument(db: Db, reference: DocumentReference): Promise<Attachment> {
  return reference.document === 'invoice' ? invoiceAttachment(db, reference.id) : correctionAttachment(db, reference);
}

/** How carriers did is looked at for a day, and by whoever asks what happened last month. */
const CARRIER_HOURS_MS = 35 * 24 * 3_600_000;

/** Numbers at carriers: what was ordered or returned and nobody knows of, what is missing in the pool, what drifted. */
async function startCarrierWorkers(services: CallServices): Promise<void> {
  const { queue } = services;
  await queue.work('settle-number-orders', async () => {
    await settleOpenOrders(services, new Date());
    await returnWaiting(services, new Date());
  });
  await queue.schedule('settle-number-orders', '* * * * *');
  await queue.work('refill-numbers', async () => {
    await refillPool(services, new Date());
  });
  await queue.schedule('refill-numbers', '*/10 * * * *');
  await queue.work('check-carriers', () => checkAllAccounts(services, new Date()));
  await queue.schedule('check-carriers', '13 5 * * *');
  await queue.work('reconcile-calls', () => reconcileLastDay(services, new Date()));
  await queue.schedule('reconcile-calls', '43 5 * * *');
}

type WithClients = Pick<OpenDatabase, 'newClient'>;

/** Every job of the network and who does it. */
export async function startWorkers(
  services: AuthServices & CallServices & LeadServices & WithClients,
  mailer: Mailer,
  log: JobLog,
): Promise<void> {
  const { queue, db, config } = services;
  const senderNow = () => ({
    supportEmail: services.settings.of('support').email,
    look: lookOf(services.settings.of('brand')),
  });
  const asOrdered = withDocument((reference) => openDocument(db, reference));
  const finish = (order: MailOrder) => (order.mail === 'report' ? finishReportMail(services, order) : asOrdered(order));
  await workMailQueue(queue, mailer, { senderNow, finish }, log);
  await queue.work('recover-password', ({ email }) => recoverPassword(services, email));
  await queue.work('mail-sign-in-link', ({ email }) => mailSignInLink(services, email));
  await queue.work('resend-confirmation', ({ email }) => resendConfirmation(services, email));
  await queue.work('sweep-expired', async () => {
    await deleteExpired(db);
    await deleteOldEvents(db, new Date());
    await deleteCallerHistory(db, new Date());
    await deleteOldGatewayEvents(db, new Date());
    await deleteOldPreviews(db, new Date());
    await forgetLeases(services, new Date());
    await forgetPostbacks(db, new Date());
    await forgetOldPersons(db, new Date());
    await forgetClaims({ db }, new Date());
    await forgetDeliveries(db, new Date());
    await forgetRequests(db, new Date());
    await forgetMailings(services, new Date());
    await forgetLeadDeliveries(db, new Date());
    await deleteOldMails(outboxFolder(config.dataDir), new Date());
    await forgetOldRequests(db, new Date());
    await forgetHours(db, new Date(Date.now() - CARRIER_HOURS_MS));
  });
  await queue.schedule('sweep-expired', '17 4 * * *');
  await queue.work('sweep-calls', () => sweepLostCalls(services.calls, new Date()));
  await queue.schedule('sweep-calls', '* * * * *');
  await queue.work('approve-calls', () => approveDueCalls({ db }, new Date()));
  await queue.schedule('approve-calls', '* * * * *');
  await queue.work('settle-conversions', async () => {
    await bookWaitingConversions({ db }, new Date());
    await approveDueConversions({ db }, new Date());
  });
  await queue.schedule('settle-conversions', '* * * * *');
  await queue.work('settle-leads', async () => {
    await rejectUndelivered({ db }, new Date());
    await approveDueLeads({ db }, new Date());
  });
  await queue.schedule('settle-leads', '* * * * *');
  await queue.work('run-lead-imports', async () => {
    await forgetOldImports(services, new Date(), services.settings.of('people'));
    await runImports(services);
  });
  await queue.schedule('run-lead-imports', '* * * * *');
  await queue.work('run-corrections', () => runCorrections({ db, personKey: services.personKey }));
  await queue.schedule('run-corrections', '* * * * *');
  await queue.enqueue(db, { name: 'run-corrections', data: null }); // one that was interrupted goes on at once
  await queue.work('prepare-months', () => createPartitions(db, new Date()));
  await queue.schedule('prepare-months', '23 3 * * *');
  await createPartitions(db, new Date()); // a server that slept for months must not wait for the night
  await queue.work('count-clicks', () =>
    countClicks({ db }, { now: new Date(), zone: config.networkZone, ...services.settings.of('clicks') }),
  );
  await queue.schedule('count-clicks', '52 * * * *');
  await queue.work('sweep-notifications', () => forgetOldNotifications(db));
  await queue.schedule('sweep-notifications', '47 4 * * *');
  await queue.work('send-digests', () => sendDigests(services, new Date()));
  await queue.schedule('send-digests', '*/15 * * * *'); // eight in the morning falls on a quarter of an hour everywhere
  await queue.work('hand-out-numbers', () => handOutNumbers({ db }));
  await queue.schedule('hand-out-numbers', '*/10 * * * *');
  await queue.work('carry-out-decisions', () => carryOutDecisions(services));
  await queue.schedule('carry-out-decisions', '* * * * *');
  await startCarrierWorkers(services);
  await queue.work('fetch-recording', ({ recordingId }) => fetchRecording(services, recordingId, new Date()));
  await queue.work('delete-at-carrier', ({ recordingId }) => deleteAtCarrier(services, recordingId, new Date()));
  await queue.work('sweep-recordings', () => deleteExpiredRecordings(services, new Date()));
  await queue.schedule('sweep-recordings', '41 * * * *');
  await queue.work('erase-persons', () => eraseWaiting(services));
  await queue.schedule('erase-persons', '* * * * *'); // one that was interrupted goes on
  await queue.work('forget-persons', () =>
    forgetOldPeople(services, { now: new Date(), ...services.settings.of('people') }),
  );
  await queue.schedule('forget-persons', '31 2 * * *');
  await queue.work('issue-invoices', () =>
    issueInvoices(
      { db },
      { now: new Date(), zone: config.networkZone, netDays: services.settings.of('billing').netDays },
    ),
  );
  await queue.work('check-balances', () => {
    const { alertHours } = services.settings.of('billing');
    return checkBalances({ db }, { now: new Date(), zone: config.networkZone, alertHours });
  });
  await queue.schedule('check-balances', '*/5 * * * *');
  await queue.work('check-alerts', () => checkAlerts(services, new Date()));
  await queue.schedule('check-alerts', '*/5 * * * *');
  await queue.work('refresh-listing', () => refreshListing({ db }));
  await queue.schedule('refresh-listing', '*/5 * * * *');
  await queue.work('order-report-mails', () => orderReportMails(services, new Date()));
  await queue.schedule('order-report-mails', '* * * * *');
  await queue.work('dun-invoices', () =>
    dunInvoices(services, { now: new Date(), zone: config.networkZone, days: services.settings.of('billing') }),
  );
  await queue.schedule('dun-invoices', '37 * * * *');
  await queue.work('seal-ledger', () => sealLedger({ db, log }, new Date()));
  await queue.schedule('seal-ledger', '* * * * *');
  await queue.work('roll-ledger-days', () => rollLedgerDays(services));
  await queue.schedule('roll-ledger-days', '20 * * * *');
  await queue.work('follow-zone', () => followNewZone(services));
  await queue.work('reconcile-books', async () => {
    await refreshReconciliation(services, new Date());
  });
  await queue.schedule('reconcile-books', '40 6 * * *');
  await queue.work('mail-ledger-head', () => mailLedgerHead(services));
  await queue.schedule('mail-ledger-head', '5 6 * * *');
  await queue.work('deliver-simulated-webhook', ({ eventId }) =>
    deliverWebhook({ db, address: ownAddress(config), ...simulatorKeys(services.secret) }, eventId),
  );
  await queue.work('simulate-payment-step', (step) => takeStep(services, step));
  await startBackupWorkers(services);
  await startPaymentWorkers(services);
  await startPayoutWorkers(services);
  await queue.schedule('issue-invoices', '29 * * * *'); // the 1st begins at another hour of UTC in every zone
}
