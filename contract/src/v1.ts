import type { Endpoint } from './endpoint.ts';
import * as own from './integrations/v1-endpoints.ts';
import * as leadIntake from './leads/intake-endpoints.ts';
import * as outside from './v1/outside-endpoints.ts';

/** Every request programs make, by the name it has in the contract; their addresses follow `/v1`. */
export const V1: ReadonlyMap<string, Endpoint> = new Map(
  [own, leadIntake, outside].flatMap((module) => Object.entries<Endpoint>(module)),
);
