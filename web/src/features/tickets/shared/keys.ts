/** All start with the live topic, so that a change on the server asks for each of them again. */
export const ticketKeys = {
  all: ['tickets'] as const,
  /** What owners see. */
  list: (view: object) => ['tickets', 'list', view] as const,
  one: (id: string) => ['tickets', 'one', id] as const,
  /** What admins see. */
  deskList: (filter: object) => ['tickets', 'desk-list', filter] as const,
  deskOne: (id: string) => ['tickets', 'desk-one', id] as const,
};
