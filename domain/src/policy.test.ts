import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type AccountPage,
  type Action,
  type ActionAbout,
  type Actor,
  authorize,
  can,
  type Member,
  mayChange,
  type ResourceOf,
  RULES,
  roleMay,
} from './policy.ts';

const member = (role: Member['role'], changes: Partial<Member> = {}): Member => ({
  userId: 'somebody',
  accountId: 'me',
  role,
  status: 'approved',
  owesTwoFactor: false,
  ...changes,
});
const visitor: Actor = { role: 'anonymous' };

test('what only members may do is closed to visitors', () => {
  const open = (Object.keys(RULES) as Action[]).filter((action) => roleMay(visitor, action));
  expect(open).not.toContain('account.set-status');
  expect(open).not.toContain('session.list');
  expect(open).toContain('account.register');
});

test('a condition is asked about the row', () => {
  expect(can(member('publisher'), 'session.revoke', { userId: 'somebody' })).toBe(true);
  expect(can(member('publisher'), 'session.revoke', { userId: 'you' })).toBe(false);
  expect(can(visitor, 'session.revoke', { userId: 'me' })).toBe(false);
});

describe('an admin who owes the second factor', () => {
  const admin = member('admin', { owesTwoFactor: true });

  test('may set it up and leave, and nothing else of an admin', () => {
    expect(roleMay(admin, 'two-factor.manage')).toBe(true);
    expect(roleMay(admin, 'session.close')).toBe(true);
    expect(roleMay(admin, 'account.set-status')).toBe(false);
    expect(() => authorize(admin, 'account.list')).toThrow('two_factor_enrolment_required');
  });

  test('still sees what everybody sees', () => expect(roleMay(admin, 'site.read')).toBe(true));
});

describe('an admin who looks with the eyes of an account', () => {
  const viewer = member('advertiser', { isViewing: true });

  test('reads what the account reads', () => {
    expect(can(viewer, 'campaign.read', { advertiserId: viewer.accountId })).toBe(true);
    expect(can(viewer, 'campaign.read', { advertiserId: 'somebody else' })).toBe(false);
    expect(can(viewer, 'panel.admin')).toBe(false);
  });

  test('changes nothing, and is told why', () => {
    expect(can(viewer, 'campaign.pause', { advertiserId: viewer.accountId })).toBe(false);
    expect(() => authorize(viewer, 'campaign.create')).toThrow('view_only');
    expect(mayChange(viewer, 'ticket.contact')).toBe(false); // although anybody may
    expect(mayChange(member('advertiser'), 'ticket.contact')).toBe(true);
  });

  test('can end it and log out', () => {
    expect(can(viewer, 'account-view.end') && mayChange(viewer, 'account-view.end')).toBe(true);
    expect(roleMay(viewer, 'session.close') && mayChange(viewer, 'session.close')).toBe(true);
    expect(can(member('advertiser'), 'account-view.end')).toBe(false);
  });
});

test('rows are the account’s, sessions the person’s', () => {
  const actor = member('advertiser');
  expect(can(actor, 'campaign.edit', { advertiserId: actor.accountId })).toBe(true);
  expect(can(actor, 'campaign.edit', { advertiserId: actor.userId })).toBe(false);
  expect(can(actor, 'ticket.read', { accountId: actor.accountId })).toBe(true);
  expect(can(actor, 'ticket.read', { accountId: actor.userId })).toBe(false);
  expect(can(actor, 'session.revoke', { userId: actor.userId })).toBe(true);
  expect(can(actor, 'session.revoke', { userId: actor.accountId })).toBe(false);
});

test('refusals say what is missing: a login, or the right', () => {
  expect(() => authorize(visitor, 'account.list')).toThrow('unauthenticated');
  expect(() => authorize(member('advertiser'), 'account.list')).toThrow('forbidden');
});

test('an admin whose approval was taken back is an admin no more, even in an open session', () => {
  const rejected = member('admin', { status: 'rejected' });
  expect(roleMay(rejected, 'account.list')).toBe(false);
  expect(roleMay(rejected, 'session.close')).toBe(true);
  expect(() => authorize(rejected, 'account.list')).toThrow('forbidden');
});

describe('what a rule asks about', () => {
  const me = member('advertiser');

  test('is handed over where there is a condition on the row, and nowhere else', () => {
    expect(can(me, 'campaign.edit', { advertiserId: 'me' })).toBe(true);
    expect(can(me, 'campaign.create')).toBe(true);
    // @ts-expect-error the rule is about one campaign
    expect(() => can(me, 'campaign.edit')).toThrow();
    // @ts-expect-error no row decides who may create one
    expect(can(me, 'campaign.create', { advertiserId: 'me' })).toBe(true);
  });

  test('has the names of the domain, not those of the tables', () => {
    // @ts-expect-error a row is mapped where it is loaded
    expect(can(me, 'campaign.edit', { advertiser_id: 'me' })).toBe(false);
    expectTypeOf<ResourceOf<'application.withdraw'>>().toEqualTypeOf<{ publisherId: string }>();
    expectTypeOf<ResourceOf<'recording.listen'>>().toEqualTypeOf<{
      publisherId: string | null;
      advertiserId: string | null;
    }>();
  });

  test('is unknown where everybody of a role may', () => {
    expectTypeOf<ResourceOf<'account.list'>>().toBeUnknown();
    expectTypeOf<ResourceOf<'application.create'>>().toBeUnknown();
  });

  test('is, for a choice of actions, what any of them needs', () => {
    expectTypeOf<ResourceOf<'campaign.activate' | 'campaign.pause'>>().toEqualTypeOf<{ advertiserId: string }>();
    const either = (action: 'campaign.activate' | 'campaign.pause') => can(me, action, { advertiserId: 'me' });
    expect([either('campaign.activate'), either('campaign.pause')]).toEqual([false, true]);
  });

  test('tells which actions a row suffices for', () => {
    expectTypeOf<'profile.read'>().toExtend<ActionAbout<AccountPage>>();
    expectTypeOf<'session.revoke'>().not.toExtend<ActionAbout<AccountPage>>();
  });
});

describe('what an account may do with what is its own', () => {
  const OWN = {
    ...{ userId: 'somebody', accountId: 'me', id: 'me', publisherId: 'me', advertiserId: 'me' },
    ...{ isDemo: true, isNetworkOwned: false },
  };
  const ACTIONS = Object.keys(RULES) as Action[];

  function allowed(role: Member['role'], status: Member['status']): Action[] {
    const about = { ...OWN, status, userType: role };
    const may = (action: Action) =>
      (can as (actor: Actor, action: Action, row: unknown) => boolean)(member(role, { status }), action, about);
    return ACTIONS.filter((action) => !RULES[action].roles.includes('anonymous') && may(action));
  }
  const lost = (role: Member['role'], from: Member['status'], to: Member['status']) =>
    allowed(role, from).filter((action) => !allowed(role, to).includes(action));

  test('rejected, it keeps its access, its tickets and, if it sold calls, what it earned', () => {
    const ACCESS: Action[] = [
      'session.list',
      'session.revoke',
      'account.change-password',
      'account.choose-language',
      'two-factor.manage',
      'live.listen',
      'notification.list',
      'notification.mark',
      'preference.read',
      'preference.change',
      'picture.read',
      'search.find', // their tickets are found
      'waiting.count',
      'list.arrange',
      'api-key.list', // to end what is still somewhere
      'api-key.revoke',
      'webhook.list',
      'webhook.read',
      'webhook.delete',
      'api-request.list',
    ];
    const TICKETS: Action[] = ['ticket.list', 'ticket.open', 'ticket.read', 'ticket.reply'];
    const catalogue: Action[] = [
      'campaign.browse',
      'material.browse',
      'application.read-own',
      'application.withdraw',
      'application.set-form-hosts',
    ];
    const earned: Action[] = [
      'earnings.read',
      'payout.read',
      'payout.withdraw-early',
      'link.list', // what they brought stays theirs to see
      'link.explain',
      'panel.publisher',
      'dashboard.publisher',
      'postback-address.list',
      'conversion-feed.list',
      'conversion-feed.delete',
    ];
    for (const role of ['publisher', 'affiliate'] as const) {
      expect(allowed(role, 'rejected').sort()).toEqual([...ACCESS, ...TICKETS, ...catalogue, ...earned].sort());
    }
    const page: Action[] = ['profile.read', 'panel.advertiser'];
    expect(allowed('advertiser', 'rejected').sort()).toEqual([...ACCESS, ...TICKETS, ...page].sort());
  });

  test('nothing that holds callers is open to anybody who was rejected', () => {
    const CALLERS = ACTIONS.filter((action) => /^(call|caller|recording)\./.test(action)).filter(
      (action) => !RULES[action].roles.includes('anonymous'),
    );
    expect(CALLERS).toEqual(expect.arrayContaining(['call.list', 'call.export', 'call.read', 'recording.listen']));
    for (const role of ['publisher', 'affiliate', 'advertiser', 'admin'] as const) {
      expect(allowed(role, 'rejected').filter((action) => CALLERS.includes(action))).toEqual([]);
    }
  });

  test('each step down takes something away and gives nothing', () => {
    for (const role of ['publisher', 'affiliate', 'advertiser', 'admin'] as const) {
      expect(lost(role, 'pending', 'approved')).toEqual([]);
      expect(lost(role, 'rejected', 'pending')).toEqual([]);
    }
    expect(lost('publisher', 'approved', 'pending')).toEqual([
      'link.create',
      'link.edit',
      'link.archive',
      'live-demo.switch',
      'dispute.appeal',
      'dispute.write',
      'lead-import.create',
      'lead-import.run',
      'lead.post',
      'api-key.create',
      'webhook.create',
      'webhook.edit',
      'webhook.rotate',
      'webhook.test',
      'webhook.replay',
      'postback-address.create',
      'postback-address.edit',
      'conversion-feed.create',
      'conversion-feed.rotate',
      'call.test',
      'call.explain',
      'ledger.read-own', // keys open nothing before
      'payout.ask-early',
      'profile.update',
      'account.change-email',
      'picture.change',
      'payment-method.change',
      'payment-method.cancel-change',
      'tax-form.sign',
      'application.create',
      'application.read',
      'number.read',
    ]);
    expect(lost('advertiser', 'pending', 'rejected')).toEqual([
      'call.list-lines',
      'profile.update',
      'account.change-email',
      'picture.change',
    ]);
  });
});
