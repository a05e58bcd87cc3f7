import { ReportQuery } from '@callstead/contract/reports/report';
import { hoursLeft } from '@callstead/domain/billing/hours-left';
import { callView } from '@callstead/domain/calls/call-view';
import { can, type Member } from '@callstead/domain/policy';
import {
  type Breach,
  judgeBalance,
  judgeFall,
  judgePayout,
  judgeSpend,
  sameHours,
} from '@callstead/domain/reports/alert';
import { type Span, todayIn } from '@callstead/domain/reports/day-buckets';
import type { Figures } from '@callstead/domain/reports/metrics';
import { inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { readSpending } from '../billing/low-balance/spending.ts';
import { findAccountOf } from '../identity/queries.ts';
import { memberOf } from '../identity/session/actor.ts';
import { readReport } from '../reports/report/read-report.ts';
import { termsOf } from './present.ts';
import { type AlertRow, clearAlert, findFullCap, findWatched, listAlertsAfter, raiseAlert } from './queries.ts';
import { watcherOf } from './reads.ts';

const BATCH = 200;

/**
 * Looks at everything somebody watches, and tells what has come to hold since: once, until it is better again. It costs a few
 * sums of today for each account that watches something, however large the network is.
 */
export async function checkAlerts(services: Services, now: Date): Promise<void> {
  let last: AlertRow | undefined;
  do {
    const batch: AlertRow[] = await listAlertsAfter(services.db, last, BATCH);
    const look = lookAround(services, now);
    for (const alert of batch) await checkOne(services, look, alert);
    last = batch.length < BATCH ? undefined : batch.at(-1);
  } while (last);
}

/** One that fails says nothing of the others. */
async function checkOne(services: Services, look: Look, alert: AlertRow): Promise<void> {
  try {
    const watcher = await look.watcherOf(alert);
    if (!watcher) return; // who may not look is told nothing; it goes on when they may again
    await turn(services, alert, await judge(look, alert, watcher), look.now);
  } catch (error) {
    services.log.error({ alertId: alert.id, error }, 'an alert could not be judged');
  }
}

type Look = ReturnType<typeof lookAround>;

/** What was read for one alert serves the next. */
function lookAround(services: Services, now: Date) {
  const known = new Map<string, Promise<unknown>>();
  const once = <Found>(key: string, read: () => Promise<Found>): Promise<Found> => {
    const found = (known.get(key) as Promise<Found> | undefined) ?? read();
    known.set(key, found);
    return found;
  };
  return {
    now,
    watcherOf: ({ user_id }: AlertRow) =>
      once(`watcher ${user_id}`, async () => {
        const account = await findAccountOf(services.db, user_id);
        const member = account && memberOf(account);
        return member && can(member, 'report.read') ? member : undefined;
      }),
    figures: ({ public_id, zone }: AlertRow, watcher: Member, { from, to }: Span) => {
      const span = { from: from.toISOString(), to: to.toISOString() };
      return once(`figures ${watcher.accountId} ${public_id} ${span.from} ${span.to}`, () =>
        readFigures(services, watcher, { ...span, zone, ...(public_id && { campaign: public_id }) }),
      );
    },
    hoursLeft: ({ accountId }: Member) =>
      once(`hours ${accountId}`, async () =>
        hoursLeft(await readSpending(services.db, accountId, { now, zone: services.config.networkZone })),
      ),
    fullCap: ({ campaign_id, public_id }: AlertRow, watcher: Member) =>
      once(`cap ${watcher.accountId} ${campaign_id}`, async () => {
        const campaign = public_id ? await findWatched(services.db, watcherOf(watcher), public_id) : undefined;
        return campaign && findFullCap(services.db, campaign.id, now);
      }),
  };
}

async function readFigures(services: Services, watcher: Member, asked: Record<string, string>): Promise<Figures> {
  const query = ReportQuery.parse({ ...asked, by: '', view: callView(watcher, undefined) });
  return (await readReport(services, watcher, query)).totals;
}

async function judge(look: Look, alert: AlertRow, watcher: Member): Promise<Breach | undefined> {
  const terms = termsOf(alert);
  const { now } = look;
  const today = () => look.figures(alert, watcher, todayIn(alert.zone, now));
  const wasRaised = alert.raised_at !== null;
  switch (terms.kind) {
    case 'payout_below':
      return judgePayout(terms, { cents: (await today()).payoutCents ?? 0, now, zone: alert.zone });
    case 'spend_above':
      return judgeSpend(terms, (await today()).revenueCents ?? 0);
    case 'qualify_rate_falls': {
      const spans = sameHours(alert.zone, now);
      if (!spans) return undefined;
      const [then, before] = [
        await look.figures(alert, watcher, spans.today),
        await look.figures(alert, watcher, spans.before),
      ];
      return judgeFall(terms, { today: rateOf(then), before: rateOf(before), wasRaised });
    }
    case 'cap_reached': {
      const cap = await look.fullCap(alert, watcher);
      return cap === undefined ? undefined : { value: cap, limit: cap };
    }
    case 'balance_hours':
      return judgeBalance(terms, await look.hoursLeft(watcher), wasRaised);
  }
}

const rateOf = ({ incoming, qualified }: Figures) => ({ incoming: incoming ?? 0, qualified: qualified ?? 0 });

/** Raised and told in one transaction: what is not told did not happen. */
async function turn(services: Services, alert: AlertRow, breach: Breach | undefined, now: Date): Promise<void> {
  if (!breach) {
    if (alert.raised_at !== null) await clearAlert(services.db, alert.id);
    return;
  }
  if (alert.raised_at !== null) return;
  await inTransaction(services, async (tx) => {
    if (!(await raiseAlert(tx.db, alert.id, { at: now, value: breach.value }))) return;
    const { id, accountId, kind, public_id, texts } = alert;
    await emit(tx, 'network', {
      type: 'alert.raised',
      subject: { type: 'account', id: accountId, name: kind },
      accountId,
      at: now,
      facts: {
        ...{ alertId: id, kind, ...breach },
        campaign: public_id && texts ? { id: public_id, title: { en: texts.en.title, es: texts.es.title } } : null,
        ...{ byMail: alert.by_mail, byBell: alert.by_bell, byWebhook: alert.by_webhook },
      },
    });
  });
}
