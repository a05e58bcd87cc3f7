import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db, InTransaction, StatementRunner } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import type { EventSignal } from './events/event-signal.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Queue } from './jobs/queue.ts';
import type { Hub } from './live/hub.ts';
import type { Metrics } from './metrics.ts';
import type { PayoutGateway } from './payments/payout-port.ts';
import type { Gateway } from './payments/port.ts';
import type { PersonKey } from './secrets/person-hash.ts';
import type { SettingsStore } from './settings/settings.ts';
import type { Storage } from './storage/port.ts';
import type { CarrierMedia } from './telephony/carrier-media.ts';
import type { CarrierKeys } from './telephony/carriers/signer.ts';
import type { Tracing } from './tracing/port.ts';

/** What commands are handed when the database alone is not enough. What a module adds, it adds to this (`AuthServices`, `CallServices`). */
export type Services = {
  config: Config;
  db: Db;
  /** What reports are read of, where one was named. */
  replica: Replica | undefined;
  queue: Queue;
  limits: RateLimits;
  hub: Hub;
  /** Wakes what follows events, for whoever writes them without `emit`. */
  eventSignal: EventSignal;
  /** What admins set about the network. */
  settings: SettingsStore;
  /** For what the handle of Kysely is too slow for. */
  pool: StatementRunner;
  /** Any of them may have signed a carrier's webhook. */
  carrierTokens: readonly string[];
  /** With what the accounts sign that admins added, and whose numbers are whose. */
  carrierKeys: CarrierKeys & { refresh: () => Promise<void> };
  /** The built-in carrier's own: it marks a test call outside demo mode. */
  simulatorToken: string;
  metrics: Metrics;
  /** Only where a collector of traces was named. */
  tracing: Tracing | undefined;
  storage: Storage;
  /** Whom we ask for recordings. */
  media: CarrierMedia;
  /** Takes advertisers' money; without one only bank transfers are offered. */
  gateway: Gateway | undefined;
  /** Sends payouts; without one there are only files. */
  payoutGateway: PayoutGateway | undefined;
  log: Logger;
  /** Signs confirmation links; kept in the database unless the environment sets one. */
  secret: string;
  /** Seals how people are paid: the same, but for a demo, whose copies open what the first one sealed. */
  sealSecret: string;
  /** Recognizes people by their hashes; not in the database. */
  personKey: PersonKey;
};

/** The same inside a transaction. */
export type Tx = InTransaction<Services>;
