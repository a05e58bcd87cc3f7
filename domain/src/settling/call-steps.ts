/** What is told of a call, from ring to payment. */
export const CALL_STEPS = [
  'arrived',
  'refused', // never dialled
  'overflow', // went to the campaign's unbilled number
  'ringing', // a target rings
  'target_failed',
  'connected',
  'ended',
  'swept', // nothing more was heard of it
  'recorded',
  'reserved',
  'released',
  'charged',
  'disputed',
  'held_again', // an admin let a reviewed call pass
  'approved',
  'taken_back', // its billing was refused
  'repriced', // its price was corrected
  'put_back', // a correction was taken back
  'paid',
] as const;
export type StepKind = (typeof CALL_STEPS)[number];
