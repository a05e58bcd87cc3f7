import type { Member } from '../policy.ts';

/** From which panel a call is looked at: what it shows, and what it keeps back. */
export const CALL_VIEWS = ['publisher', 'advertiser', 'admin'] as const;
export type CallView = (typeof CALL_VIEWS)[number];

/** An admin sees what the panel they stand in shows; everybody else sees their own side, whatever they ask for. */
export function callView({ userType }: Pick<Member, 'userType'>, asked: CallView | undefined): CallView {
  if (userType === 'admin') return asked ?? 'admin';
  return userType === 'advertiser' ? 'advertiser' : 'publisher';
}
