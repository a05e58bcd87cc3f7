import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AccountStatus, UserType } from '../identity/account.ts';
import { ACCOUNT_STATUSES, USER_TYPES } from '../identity/account.ts';
import type { Member } from '../policy.ts';
import { assertEditable, CAMPAIGN_MOVES, type CampaignMove, movesOf, statusAfter } from './lifecycle.ts';
import { CAMPAIGN_STATUSES, type CampaignStatus } from './terms.ts';

const MOVES = Object.keys(CAMPAIGN_MOVES) as CampaignMove[];
const OWNER = 'owner';

const member = (role: UserType, status: AccountStatus = 'approved', accountId = OWNER): Member => ({
  userId: 'somebody',
  accountId,
  role,
  status,
  owesTwoFactor: false,
});
const campaign = (status: CampaignStatus) => ({ advertiserId: OWNER, status });

const anyStatus = fc.constantFrom(...CAMPAIGN_STATUSES);
const anyMove = fc.constantFrom(...MOVES);
const anyone = fc.record({
  userId: fc.constantFrom(OWNER, 'somebody'),
  accountId: fc.constantFrom(OWNER, 'stranger'),
  role: fc.constantFrom(...USER_TYPES),
  status: fc.constantFrom(...ACCOUNT_STATUSES),
  owesTwoFactor: fc.constant(false),
});

const expected: Record<CampaignStatus, { advertiser: CampaignMove[]; admin: CampaignMove[] }> = {
  draft: { advertiser: ['submit', 'archive'], admin: ['submit', 'activate', 'archive'] },
  pending_review: { advertiser: ['archive'], admin: ['activate', 'return', 'archive'] },
  active: { advertiser: ['pause', 'archive'], admin: ['pause', 'archive'] },
  paused: { advertiser: ['resume', 'archive'], admin: ['resume', 'archive'] },
  archived: { advertiser: [], admin: [] },
};

describe.each(CAMPAIGN_STATUSES)('a campaign that is %s', (status) => {
  test('can be moved by its advertiser and by an admin as the table says', () => {
    expect(movesOf(member('advertiser'), campaign(status))).toEqual(expected[status].advertiser);
    expect(movesOf(member('admin', 'approved', 'admin'), campaign(status))).toEqual(expected[status].admin);
  });
});

test('whatever is done in whatever order, an advertiser alone never makes a campaign public', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 12 }), (attempts) => {
      let status: CampaignStatus = 'draft';
      for (const move of attempts) {
        if (movesOf(member('advertiser'), campaign(status)).includes(move)) status = statusAfter(move, status);
      }
      expect(['draft', 'pending_review', 'archived']).toContain(status);
    }),
  );
});

test('nothing leaves the archive', () => {
  fc.assert(
    fc.property(anyMove, (move) => {
      expect(() => statusAfter(move, 'archived')).toThrow('campaign_state');
      expect(() => assertEditable('archived')).toThrow('campaign_state');
    }),
  );
});

test('strangers, publishers and accounts that are not approved move nothing', () => {
  fc.assert(
    fc.property(anyone, anyStatus, (actor, status) => {
      const mayMove = actor.role === 'admin' || (actor.role === 'advertiser' && actor.accountId === OWNER);
      if (mayMove && actor.status === 'approved') return;
      if (actor.role === 'admin') return; // an admin is exempt from what holds for pending and rejected accounts
      expect(movesOf(actor, campaign(status))).toEqual([]);
    }),
  );
});

test('a move is offered exactly when it can be made', () => {
  fc.assert(
    fc.property(anyMove, anyStatus, (move, status) => {
      const offered = movesOf(member('admin', 'approved', 'admin'), campaign(status)).includes(move);
      if (offered) expect(statusAfter(move, status)).toBe(CAMPAIGN_MOVES[move].to);
      else expect(() => statusAfter(move, status)).toThrow('campaign_state');
    }),
  );
});
