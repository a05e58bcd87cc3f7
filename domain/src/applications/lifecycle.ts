import { DomainError } from '../errors.ts';

export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected', 'revoked', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const DECISIONS = ['approve', 'reject'] as const;
export type Decision = (typeof DECISIONS)[number];
export type ApplicationStep = Decision | 'revoke' | 'withdraw';

/** So long a decision about many at once can be taken back. */
export const UNDO_SECONDS = 8;

/** Everything that can happen to an application; what is not here cannot. */
const STEPS: Record<ApplicationStep, { from: ApplicationStatus; to: ApplicationStatus }> = {
  approve: { from: 'pending', to: 'approved' },
  reject: { from: 'pending', to: 'rejected' },
  withdraw: { from: 'pending', to: 'withdrawn' },
  revoke: { from: 'approved', to: 'revoked' },
};

export function mayTake(step: ApplicationStep, status: ApplicationStatus): boolean {
  return STEPS[step].from === status;
}

/** The status after the step, or a refusal that says where the application stands. */
export function afterStep(step: ApplicationStep, status: ApplicationStatus): ApplicationStatus {
  if (!mayTake(step, status)) throw new DomainError('application_state', { status, step });
  return STEPS[step].to;
}

/** A refusal is final: only what was withdrawn, or never asked, can be asked (again). */
export function mayApply(previous: ApplicationStatus | undefined): boolean {
  return previous === undefined || previous === 'withdrawn';
}
