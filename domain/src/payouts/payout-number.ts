/** What people and banks call a payout: the run's number and, of a retry, which attempt it is. */
export const payoutNumber = (runNumber: number, attempt: number): string =>
  attempt === 1 ? `P-${runNumber}` : `P-${runNumber}-${attempt}`;
