import { fieldText } from './field-texts.ts';

const OF_PATHS: Record<string, string> = { id: 'The id of the one that is meant.' };
const OF_QUERIES: Record<string, string> = {
  limit: 'How many to answer with, at most 200.',
  after: 'The `next` of the page before.',
  before: 'The `previous` of the page after.',
  from: 'The first moment, or the first day, to be in the list.',
  to: 'Where the list ends.',
  open: 'With `now` only those that are open at this moment.',
};

/** What a parameter means; most mean the same wherever they stand. */
export const parameterText = (name: string, place: 'path' | 'query'): string =>
  (place === 'path' ? OF_PATHS : OF_QUERIES)[name] ?? fieldText(name) ?? '';
