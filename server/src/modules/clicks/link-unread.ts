/** Nothing is known of a link, and the database does not say. */
export class LinkUnread extends Error {
  constructor() {
    super('a link could not be read in time');
  }
}
