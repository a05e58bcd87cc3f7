import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerBound, LONGEST_MS, percentileMs } from './answer-times.ts';
import { ALL_HEALTH_FINDINGS, GOOD, runbookSection, worstOf } from './health.ts';
import {
  judgeBackups,
  judgeCarrier,
  judgeDatabase,
  judgeEvents,
  judgeJobs,
  judgeMails,
  judgeServers,
  judgeSpool,
  judgeWebhooks,
} from './judge-health.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

test('the worst counts, and of equally bad ones the first', () => {
  expect(worstOf([])).toEqual(GOOD);
  expect(
    worstOf([
      { state: 'attention', finding: 'spool_waiting' },
      { state: 'bad', finding: 'no_worker' },
      { state: 'bad', finding: 'jobs_late' },
    ]),
  ).toEqual({ state: 'bad', finding: 'no_worker' });
});

test('every finding has a name of its own, and a section of the runbook', () => {
  expect(new Set(ALL_HEALTH_FINDINGS).size).toBe(ALL_HEALTH_FINDINGS.length);
  expect(runbookSection('lead_deliveries_late')).toBe('lead-deliveries-late');
});

const DATABASE = { oldestTransactionSeconds: 0, connections: 10, mostConnections: 100, replicas: [] };

test.each([
  [{}, 'good', null],
  [{ oldestTransactionSeconds: 299 }, 'good', null],
  [{ oldestTransactionSeconds: 300 }, 'attention', 'long_transaction'],
  [{ oldestTransactionSeconds: 3_600 }, 'bad', 'long_transaction'],
  [{ connections: 80 }, 'attention', 'many_connections'],
  [{ connections: 95 }, 'bad', 'many_connections'],
  [{ replicas: [{ lagSeconds: null }, { lagSeconds: 61 }] }, 'attention', 'replica_behind'],
] as const)('a database with %j is %s', (facts, state, finding) => {
  expect(judgeDatabase({ ...DATABASE, ...facts })).toEqual({ state, finding });
});

const SERVER = { release: '1', works: false, silentSeconds: 3 };

test('a network needs a process that works, misses one that fell silent, and runs one release', () => {
  const worker = { ...SERVER, works: true };
  expect(judgeServers([SERVER, worker])).toEqual(GOOD);
  expect(judgeServers([SERVER])).toEqual({ state: 'bad', finding: 'no_worker' });
  expect(judgeServers([SERVER, { ...worker, silentSeconds: 46 }])).toEqual({ state: 'bad', finding: 'no_worker' });
  expect(judgeServers([worker, { ...SERVER, silentSeconds: 46 }])).toMatchObject({ finding: 'server_silent' });
  expect(judgeServers([worker, { ...SERVER, release: '2' }])).toMatchObject({ finding: 'releases_differ' });
});

const CARRIER = { isKnown: true, isRefusing: false, webhooks: 1_000, forged: 0, unanswered: 0, p99Ms: 100 };

test.each([
  [{}, 'good', null],
  [{ webhooks: 0, p99Ms: null }, 'good', null],
  [{ isRefusing: true }, 'bad', 'carrier_refuses'],
  [{ unanswered: 1 }, 'attention', 'webhooks_unanswered'],
  [{ unanswered: 10 }, 'bad', 'webhooks_unanswered'],
  [{ webhooks: 0, unanswered: 1 }, 'bad', 'webhooks_unanswered'],
  [{ p99Ms: 1_500 }, 'attention', 'answers_slow'],
  [{ p99Ms: 5_000 }, 'bad', 'answers_slow'],
  [{ forged: 1 }, 'attention', 'webhooks_forged'],
  [{ isKnown: false, forged: 100 }, 'good', null],
  [{ isKnown: false, forged: 101 }, 'attention', 'webhooks_forged'],
] as const)('a carrier with %j is %s', (facts, state, finding) => {
  expect(judgeCarrier({ ...CARRIER, ...facts })).toEqual({ state, finding });
});

test('what waits on disk is looked at; what could not be applied is lost until somebody does', () => {
  expect(judgeSpool({ waiting: 0, rejected: 0 })).toEqual(GOOD);
  expect(judgeSpool({ waiting: 3, rejected: 0 })).toMatchObject({ state: 'attention' });
  expect(judgeSpool({ waiting: 3, rejected: 1 })).toEqual({ state: 'bad', finding: 'spool_rejected' });
});

test('events that wait for a minute are seen, for ten they are trouble', () => {
  expect([59, 60, 600].map((seconds) => judgeEvents(seconds).state)).toEqual(['good', 'attention', 'bad']);
});

test('deliveries are late when what is due is not sent; that a receiver fails is its own business, and shown', () => {
  expect(judgeWebhooks({ oldestDueSeconds: null, failingEndpoints: 0 })).toEqual(GOOD);
  expect(judgeWebhooks({ oldestDueSeconds: 900, failingEndpoints: 1 })).toMatchObject({ finding: 'webhooks_late' });
  expect(judgeWebhooks({ oldestDueSeconds: 1, failingEndpoints: 1 })).toMatchObject({ finding: 'endpoints_failing' });
});

test('mails fail until one is sent again', () => {
  const mails = { oldestDueSeconds: null, endedAt: ago(2), failedAt: ago(1) };
  expect(judgeMails(mails)).toMatchObject({ finding: 'mails_failing' });
  expect(judgeMails({ ...mails, endedAt: ago(0) })).toEqual(GOOD);
});

test('a job is late when it has not ended since it was due, unless it was scheduled only then', () => {
  const job = { endedAt: ago(25), failedAt: null, scheduledAt: ago(50), dueAt: ago(8) };
  expect(judgeJobs([job])).toEqual({ state: 'bad', finding: 'jobs_late' });
  expect(judgeJobs([{ ...job, endedAt: ago(7) }])).toEqual(GOOD);
  expect(judgeJobs([{ ...job, endedAt: null, scheduledAt: ago(2) }])).toEqual(GOOD);
  expect(judgeJobs([{ ...job, endedAt: ago(7), failedAt: ago(6) }])).toMatchObject({ finding: 'jobs_failing' });
});

test('backups are missed after a day and a half, by whoever schedules them or makes them otherwise', () => {
  const backups = { lastAt: ago(3), failedAt: null, isScheduled: true, isDemo: false };
  expect(judgeBackups(backups, NOW)).toEqual(GOOD);
  expect(judgeBackups({ ...backups, lastAt: ago(37) }, NOW)).toEqual({ state: 'bad', finding: 'backup_late' });
  expect(judgeBackups({ ...backups, lastAt: null }, NOW)).toEqual(GOOD); // the first is still to come
  expect(judgeBackups({ ...backups, failedAt: ago(1) }, NOW)).toMatchObject({ finding: 'backup_failed' });
  const byHand = { ...backups, isScheduled: false };
  expect(judgeBackups(byHand, NOW)).toEqual(GOOD);
  expect(judgeBackups({ ...byHand, lastAt: null }, NOW)).toMatchObject({ finding: 'backup_unscheduled' });
  expect(judgeBackups({ ...byHand, lastAt: null, isDemo: true }, NOW)).toEqual(GOOD);
});

test('a percentile never promises less than a share of the answers took', () => {
  const counts = (times: readonly number[]) => times.map((ms) => ({ withinMs: answerBound(ms), answers: 1 }));
  expect(percentileMs([], 0.5)).toBeNull();
  expect(percentileMs(counts([3, 40, 70_000]), 0.99)).toBe(LONGEST_MS);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: LONGEST_MS }), { minLength: 1 }), (times) => {
      for (const share of [0.5, 0.99]) {
        const within = percentileMs(counts(times), share) ?? -1;
        expect(times.filter((ms) => ms <= within).length).toBeGreaterThanOrEqual(times.length * share);
      }
    }),
  );
});
