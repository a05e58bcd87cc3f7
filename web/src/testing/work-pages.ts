/** The only page of a list people work in. */
export const aPageOf = <Row>(data: Row[]) => ({
  ...{ data, hasMore: false, next: null, previous: null },
  count: { rows: data.length, isMore: false },
});
