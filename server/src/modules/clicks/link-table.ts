import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CampaignLimits,
  campaignRoom,
  leastNeededCents,
  roomKnownMs,
} from '@callstead/domain/clicks/campaign-room';
import { compileDestination, type Destination } from '@callstead/domain/clicks/destination';
import type { JudgedLink } from '@callstead/domain/clicks/judge-click';
import { parseWebAddress } from '@callstead/domain/clicks/web-address';
import { localDate } from '@callstead/domain/zone-clock';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { StatementRunner } from '../../db/database.ts';
import { inTime } from '../../db/in-time.ts';
import { listenTo } from '../../db/listen.ts';
import { naturalBatch, type Waiter } from '../../db/natural-batch.ts';
import { ROUTING_CHANNEL } from '../routing/routing-table.ts';
import {
  findLinkCampaigns,
  findLinks,
  type LinkCampaignRow,
  type LinkKey,
  type LinkRow,
  listJoinedLinks,
  type SavedLink,
} from './link-queries.ts';
import { LinkUnread } from './link-unread.ts';
import { readCampaignUse } from './queries.ts';
import { createSavedLinkMemory } from './saved-link-memory.ts';
import { shareEqual } from './share-equal.ts';

const MAX_LINKS = 100_000;
const LINKS_AT_ONCE = 100;
const LOADED_AT_ONCE = 2_000;
/** A visitor waits this long for a link that nobody followed before. */
const READ_MS = 400;
/** What is not read by then is asked for again by whoever comes next. */
const USE_MS = 5_000;
/** Until all links are asked for again, where they could not be read at the start. */
const RETRY_MS = 5_000;
const STILL_READ_MS = 60_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

export type LinkCampaign = NonNullable<JudgedLink['campaign']> & {
  id: string;
  publicId: string;
  type: LinkCampaignRow['type'];
  category: string;
  advertiserId: string;
  destination: Destination | null;
  hosts: readonly string[];
  fallback: string | null;
  zone: string;
  limits: CampaignLimits;
  /** How many more fit, as far as it is known. */
  room: number;
  /** Zero: never. */
  useReadAt: number;
};

export type Link = JudgedLink & {
  affId: string;
  campaign: LinkCampaign | null;
  publisherId: string | null;
  applicationId: string | null;
  /** Of the memory in which it was read; another one's is old. */
  generation: number;
};

export type LinkTable = {
  /** Without waiting, as it stands in an address: undefined where it has to be read. */
  known: (text: string) => Link | undefined;
  find: (key: LinkKey) => Promise<Link>;
  /** What a short code stands for; undefined: nobody has saved it. */
  findSaved: (code: string) => Promise<SavedLink | undefined>;
  /** As far as it is known: what is old is read again for those who come later. */
  isFull: (campaign: LinkCampaign, now: Date) => boolean;
  /** When all joined links are in memory. */
  loaded: Promise<void>;
  close: () => Promise<void>;
};

/** What routes clicks, in memory: joined links from the start, others when first followed, all again when the database says they changed. */
export async function openLinkTable(
  database: { pool: StatementRunner; newClient: () => pg.Client },
  log: Pick<Logger, 'warn'>,
  onGap: () => void = () => undefined,
): Promise<LinkTable> {
  const { table, forget, forgetAll, keepOld, load } = createLinkMemory(database.pool);
  const saved = createSavedLinkMemory(database.pool, READ_MS);
  const listening = await listenTo(
    database.newClient,
    {
      channel: ROUTING_CHANNEL,
      onMessage: (payload) => {
        const { table: changed, key } = JSON.parse(payload);
        if (changed === 'saved_link') saved.forget(key);
        else forget(key);
      },
      onDeaf: keepOld,
      onGap: () => {
        forgetAll();
        saved.forgetAll();
        onGap();
      },
    },
    log,
  );
  const stop = new AbortController();
  const loaded = keepLoading();
  /** Until it succeeds: those never followed have to lead on, too, when the database goes later. */
  async function keepLoading(): Promise<void> {
    while (!stop.signal.aborted) {
      const failure = await Promise.all([load(stop.signal), saved.load(stop.signal)]).then(
        () => undefined,
        (error: Error) => error,
      );
      if (!failure) return;
      log.warn({ reason: failure.message }, 'links are read as they are followed, until all can be');
      await sleep(RETRY_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined); // closed
    }
  }
  return {
    ...table,
    findSaved: saved.find,
    loaded,
    close: async () => {
      stop.abort();
      await loaded;
      await listening.close();
    },
  };
}

/** For whoever reads them where nothing changes and nobody waits: a history that is made. */
export function createStillLinks(pool: StatementRunner): Pick<LinkTable, 'known' | 'find' | 'findSaved' | 'isFull'> {
  return {
    ...createLinkMemory(pool, STILL_READ_MS).table,
    findSaved: createSavedLinkMemory(pool, STILL_READ_MS).find,
  };
}

/** The table itself; whoever keeps it says what changed. */
function createLinkMemory(pool: StatementRunner, readMs = READ_MS) {
  const links = new Map<string, Link>();
  const campaigns = new Map<string, LinkCampaign>();
  const share = shareEqual();
  let generation = 0;
  /** Grows with every change, so that nothing read before one is taken for new after it. */
  let changes = 0;
  /** Nobody would say what changed: what is known is still better than nothing. */
  let isDeaf = false;

  /** Thousands may change in one statement: whoever is named in the same turn is looked for once. */
  let changed = new Set<string>();
  const forget = (id: string) => {
    changes += 1;
    if (changed.size === 0) setImmediate(forgetChanged);
    changed.add(id);
  };
  function forgetChanged(): void {
    const ids = changed;
    changed = new Set();
    for (const [id, { advertiserId }] of campaigns) if (ids.has(id) || ids.has(advertiserId)) campaigns.delete(id);
    for (const link of links.values()) if (mentions(link, ids)) link.generation = -1;
  }
  const forgetAll = () => {
    changes += 1;
    generation += 1;
    isDeaf = false;
    campaigns.clear();
  };
  const keepOld = () => {
    isDeaf = true;
  };

  async function readAll(keys: readonly LinkKey[]): Promise<Link[]> {
    const before = changes;
    const links = await toLinks(await findLinks(pool, keys));
    if (changes === before) links.forEach(keep);
    return links;
  }

  async function toLinks(rows: readonly LinkRow[]): Promise<Link[]> {
    const before = changes;
    const ids = new Set(rows.flatMap(({ campaign_id: id }) => (id && !campaigns.has(id) ? [id] : [])));
    const read = new Map<string, LinkCampaign>();
    const found = ids.size > 0 ? await findLinkCampaigns(pool, [...ids]) : [];
    for (const row of found) read.set(row.id, campaignOf(row, share));
    await readUse([...read.values()], new Date());
    if (changes === before) for (const [id, campaign] of read) campaigns.set(id, campaign);
    return rows.map((row) =>
      linkOf(row, campaigns.get(row.campaign_id ?? '') ?? read.get(row.campaign_id ?? ''), generation, share),
    );
  }

  /** Who joins later is told by nothing that names this link: only those that lead somewhere are kept. */
  function keep(link: Link): void {
    if (!link.isApproved || !link.campaign) return;
    const oldest = links.size >= MAX_LINKS ? links.keys().next().value : undefined;
    if (oldest !== undefined) links.delete(oldest);
    links.set(flat(linkText({ offerId: link.campaign.publicId, affId: link.affId })), link);
  }

  async function readUse(asked: readonly LinkCampaign[], now: Date): Promise<void> {
    if (asked.length === 0) return;
    for (const campaign of asked) campaign.useReadAt = now.getTime();
    const days = asked.map(({ id, advertiserId, zone }) => ({
      campaignId: id,
      advertiserId,
      day: localDate(now, zone),
    }));
    const uses = await readCampaignUse(pool, days);
    for (const [index, campaign] of asked.entries()) {
      const use = uses[index];
      if (use) campaign.room = campaignRoom(campaign.limits, use);
    }
  }

  const read = naturalBatch<LinkKey, Link>({
    write: readAll,
    maxSize: LINKS_AT_ONCE,
    maxWaitMs: readMs,
  });
  const refresh = naturalBatch<LinkCampaign, void>({
    write: async (asked) => {
      await readUse(asked, new Date());
      return [];
    },
    maxSize: LINKS_AT_ONCE,
    maxWaitMs: USE_MS,
  });

  /** All who joined an active campaign: their links lead on even while the database is away. */
  async function load(signal: AbortSignal): Promise<void> {
    for (let after = FIRST; links.size < MAX_LINKS && !signal.aborted; ) {
      const before = changes;
      const rows = await listJoinedLinks(pool, { after, limit: Math.min(LOADED_AT_ONCE, MAX_LINKS - links.size) });
      const loaded = await toLinks(rows);
      if (changes === before) loaded.forEach(keep);
      if (rows.length < LOADED_AT_ONCE) return; // these were the last, or there is room for no more
      after = rows.at(-1)?.application_id ?? FIRST;
      await sleep(1); // those who wait come first
    }
  }

  const table: Pick<LinkTable, 'known' | 'find' | 'isFull'> = {
    known: (text) => {
      const link = links.get(text);
      return link && (link.generation === generation || isDeaf) ? link : undefined;
    },
    find: async (key) => {
      const known = links.get(linkText(key));
      if (known && (known.generation === generation || isDeaf)) return known;
      const found = await inTime(read(key), readMs).catch((error: Error) => {
        if (known) return undefined;
        throw error;
      });
      const link = found?.result ?? known;
      if (!link) throw new LinkUnread();
      return link;
    },
    isFull: (campaign, now) => {
      if (now.getTime() - campaign.useReadAt > roomKnownMs(campaign.room)) {
        campaign.useReadAt = now.getTime();
        refresh.into(campaign, NOBODY); // where it fails the next one asks again
      }
      return campaign.room === 0;
    },
  };
  return { table, forget, forgetAll, keepOld, load };
}

const NOBODY: Waiter<void> = { resolve: () => undefined, reject: () => undefined };

/** As it stands in an address. */
export const linkText = ({ offerId, affId }: LinkKey) => `${offerId}/${affId}`;

const mentions = ({ applicationId, publisherId, campaign }: Link, ids: ReadonlySet<string>) =>
  [applicationId, publisherId, campaign?.id, campaign?.advertiserId].some((id) => id && ids.has(id));

type Share = ReturnType<typeof shareEqual>;

function linkOf(row: LinkRow, campaign: LinkCampaign | undefined, generation: number, share: Share): Link {
  return {
    affId: share(row.aff_id),
    campaign: campaign ?? null,
    publisherId: share(row.publisher_id),
    publisherStatus: share(row.publisher_status),
    applicationId: row.application_id,
    isApproved: row.application_id !== null,
    generation,
  };
}

function campaignOf(row: LinkCampaignRow, share: Share): LinkCampaign {
  const { hours, caps, budget, pricing } = row;
  const needsTelephone = row.type === 'call' && (pricing.kind === 'fixed' || pricing.kind === 'tiers');
  return {
    id: row.id,
    publicId: row.public_id,
    type: share(row.type),
    status: share(row.status),
    category: share(row.category),
    advertiserId: share(row.advertiser_id),
    advertiserStatus: share(row.advertiser_status),
    hours: needsTelephone ? share(hours) : null,
    zone: share(hours.zone),
    destination: destinationOf(row.destination, share),
    hosts: share(row.deep_link_hosts),
    fallback: safeAddress(row.fallback_address),
    limits: share({ caps, budget, neededCents: leastNeededCents(pricing) }),
    room: Number.POSITIVE_INFINITY,
    useReadAt: 0,
  };
}

function destinationOf(template: string | null, share: Share): Destination | null {
  const compiled = template === null ? undefined : compileDestination(template);
  if (!compiled) return null;
  const texts = compiled.texts.map((text, index) => (index === 0 ? flat(text) : share(flat(text)))); // the first differ
  return { texts, macros: share(compiled.macros) };
}

/** A text put together or cut out holds on to what it came from; this one is as long as it looks. */
const flat = (text: string): string => Buffer.from(text).toString();

function safeAddress(text: string | null): string | null {
  const address = text === null ? undefined : parseWebAddress(text);
  return address ? `${address.origin}${address.rest}` : null;
}
