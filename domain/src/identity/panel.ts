import type { UserType } from './account.ts';

export const PANELS = ['/admin-dashboard', '/publisher-dashboard', '/advertiser-dashboard'] as const;
export type Panel = (typeof PANELS)[number];

const HOME: Record<UserType, Panel> = {
  admin: '/admin-dashboard',
  publisher: '/publisher-dashboard',
  affiliate: '/publisher-dashboard',
  advertiser: '/advertiser-dashboard',
};

export function panelOf(userType: UserType): Panel {
  return HOME[userType];
}
