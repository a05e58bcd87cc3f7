import { expect, test } from 'vitest';
import { OFFERED } from '../offered.ts';
import { USER_TYPES } from './account.ts';
import { panelOf } from './panel.ts';
import { startPath } from './screen.ts';
import { ownStartPage, START_PAGES, startPagesOf } from './start-pages.ts';

const starter = { userType: 'admin', status: 'approved', startPage: null } as const;

test('who has chosen nothing begins where their panel leads, and so does who chose that', () => {
  for (const userType of USER_TYPES) {
    expect(startPath({ ...starter, userType })).toBe(panelOf(userType));
    expect(ownStartPage(userType, startPagesOf(userType)[0] ?? null)).toBeNull();
  }
});

test('who has chosen a page begins there, once their account is approved', () => {
  expect(startPath({ ...starter, startPage: 'inbox' })).toBe('/admin-dashboard/tickets/inbox');
  expect(startPath({ ...starter, startPage: 'campaigns' })).toBe('/admin-dashboard/campaigns');
  const publisher = { userType: 'publisher', startPage: 'calls' } as const;
  expect(startPath({ ...publisher, status: 'approved' })).toBe('/publisher-dashboard/calls');
  expect(startPath({ ...publisher, status: 'pending' })).toBe('/publisher-dashboard');
  const joined = { userType: 'affiliate', status: 'approved', startPage: 'campaigns' } as const;
  expect(startPath(joined)).toBe('/publisher-dashboard/campaigns?tab=mine');
});

test('a page of another panel, or one that is not offered any more, is nobody’s own', () => {
  expect(ownStartPage('advertiser', 'inbox')).toBeNull();
  expect(ownStartPage('admin', 'inbox')).toBe('inbox');
  const { leads } = OFFERED;
  try {
    OFFERED.leads = false;
    expect(ownStartPage('admin', 'leads')).toBeNull();
  } finally {
    OFFERED.leads = leads;
  }
});

test('every page somebody may keep is one that somebody may choose', () => {
  const offered = new Set(USER_TYPES.flatMap(startPagesOf));
  expect(START_PAGES.filter((page) => !offered.has(page))).toEqual([]);
});
