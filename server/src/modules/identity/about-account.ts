/** An account as an event tells of it. */
export const aboutAccount = ({ id, name }: { id: string; name: string }) => ({
  subject: { type: 'account' as const, id, name },
  accountId: id,
});
