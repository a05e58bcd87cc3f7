import type { Member } from '../policy.ts';

/** From which panel a call is looked at: what it shows, and what it keeps back. */
export const CALL_VIEWS = ['publisher', 'advertiser', 'admin'] as const;
export type CallView = (typeof CALL_VIEWS)[number];

/** An admin sees what the panel they stand in shows; everybody else sees their own side, whatever they ask for. */
export function callView({ role }: Pick<Member, 'role'>, asked: CallView | undefined): CallView {
  if (role === 'admin') return asked ?? 'admin';
  return role === 'advertiser' ? 'advertiser' : 'publisher';
}
