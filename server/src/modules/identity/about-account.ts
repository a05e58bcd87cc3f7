/** An account as an event tells of it. */
export const aboutAccount = ({ id, full_name: name }: { id: string; full_name: string }) => ({
  subject: { type: 'account' as const, id, name },
  accountId: id,
});
