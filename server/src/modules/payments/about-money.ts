/** An advertiser's money as an event tells of it. */
export const aboutMoney = ({ id, name }: { id: string; name: string }) => ({
  subject: { type: 'ledger' as const, id, name },
  accountId: id,
});
