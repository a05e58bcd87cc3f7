import type pg from 'pg';

/** A statement with a limit of its own, which the types of the driver forget. */
export const limitedQuery = (statement: pg.QueryConfig, query_timeout: number) =>
  ({ ...statement, query_timeout }) as pg.QueryConfig;
