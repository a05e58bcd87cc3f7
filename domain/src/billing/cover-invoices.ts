/** Money that came to the balance and has covered nothing yet, in the order of the books. */
export type Credit = { entryId: number; freeCents: number };
/** What is still open of an invoice; what was booked up to `openedAfter` was in the balance when it was issued. */
export type OpenInvoice = { id: string; openCents: number; openedAfter: number };
export type Coverage = { invoiceId: string; entryId: number; amountCents: number };

/** Later money covers the oldest first; invoices come oldest first. */
export function coverInvoices(invoices: readonly OpenInvoice[], credits: readonly Credit[]): Coverage[] {
  const free = new Map(credits.map(({ entryId, freeCents }) => [entryId, freeCents]));
  return invoices.flatMap(({ id: invoiceId, openCents, openedAfter }) => {
    let left = openCents;
    const covered: Coverage[] = [];
    for (const { entryId } of credits) {
      const amountCents = entryId > openedAfter ? Math.min(left, free.get(entryId) ?? 0) : 0;
      if (amountCents <= 0) continue;
      covered.push({ invoiceId, entryId, amountCents });
      free.set(entryId, (free.get(entryId) ?? 0) - amountCents);
      left -= amountCents;
    }
    return covered;
  });
}

export type CoveredInvoice = { id: string; coveredCents: number };

/** Money that was taken back covers nothing any more: as much opens again, first of those given first. */
export function uncoverInvoices(
  covered: readonly CoveredInvoice[],
  takenCents: number,
): { invoiceId: string; amountCents: number }[] {
  let left = takenCents;
  return covered.flatMap(({ id: invoiceId, coveredCents }) => {
    const cents = Math.min(left, coveredCents);
    if (cents <= 0) return [];
    left -= cents;
    return [{ invoiceId, amountCents: -cents }];
  });
}
