import type { AccountStatus, UserType } from './account.ts';
import { panelOf } from './panel.ts';
import type { StartPage } from './start-pages.ts';

/** How high the rows of lists are. */
export const DENSITIES = ['compact', 'default'] as const;
export type Density = (typeof DENSITIES)[number];

/** `startPage` is one of their own (`ownStartPage`). */
export type Starter = { userType: UserType; status: AccountStatus; startPage: StartPage | null };

/** Where somebody begins. Until an account is approved most pages are shut, so it begins at home. */
export function startPath({ userType, status, startPage }: Starter): string {
  const panel = panelOf(userType);
  if (startPage === null || status !== 'approved') return panel;
  if (startPage === 'inbox') return `${panel}/tickets/inbox`;
  const isJoined = startPage === 'campaigns' && panel === panelOf('publisher');
  return `${panel}/${startPage}${isJoined ? '?tab=mine' : ''}`;
}
