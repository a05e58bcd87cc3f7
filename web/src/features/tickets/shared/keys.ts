/** All start with the live topic, so that a change on the server asks for each of them again. */
export const ticketKeys = {
  all: ['tickets'] as const,
  /** What owners see. */
  list: ['tickets', 'list'] as const,
  one: (id: string) => ['tickets', 'one', id] as const,
  /** What admins see. */
  managedList: ['tickets', 'managed-list'] as const,
  inbox: ['tickets', 'inbox'] as const,
  desk: ['tickets', 'desk'] as const,
  managedOne: (id: string) => ['tickets', 'managed-one', id] as const,
};
