import { STANDARD_FIELDS } from './form.ts';
import type { LeadRequest, ReadProblem } from './read-lead.ts';

/** Whose lead it is and of which visit, as a program names them. */
export type ReadPost = {
  offerId: string;
  affId: string | null;
  clickId: string | null;
  pingId: string | null;
  isTest: boolean;
};

type UnreadName = { path: string; code: ReadProblem['code'] | 'required' };

const ENVELOPE = ['offerId', 'affId', 'clickId', 'pingId'] as const;
const OF_A_POST = new Set<string>([...ENVELOPE, ...STANDARD_FIELDS, 'fields', 'consent', 'test']);
const OF_A_PING = new Set<string>(['offerId', 'zip', 'state', 'fields']); // nothing of a person
const LONGEST_NAME = 200;
/** Ids are made of these; anything else names nothing. */
const ID = /^[\w-]{1,64}$/;

/** What stands around a lead; every name that is none of ours is told, so that nothing is lost unseen. */
export function readPost(request: LeadRequest, kind: 'post' | 'ping'): { post: ReadPost; problems: UnreadName[] } {
  const problems: UnreadName[] = [];
  const known = kind === 'post' ? OF_A_POST : OF_A_PING;
  for (const name of Object.keys(request))
    if (!known.has(name)) problems.push({ path: name.slice(0, LONGEST_NAME), code: 'unknown_field' });
  const [offerId, affId, clickId, pingId] = ENVELOPE.map((name) => readId(request, name, problems));
  if (offerId === null && !problems.some(({ path }) => path === 'offerId'))
    problems.push({ path: 'offerId', code: 'required' });
  const ids = { affId: affId ?? null, clickId: clickId ?? null, pingId: pingId ?? null };
  return { post: { offerId: offerId ?? '', ...ids, isTest: readTest(request.test, problems) }, problems };
}

function readId(request: LeadRequest, path: (typeof ENVELOPE)[number], problems: UnreadName[]): string | null {
  const given = request[path];
  if (given === undefined || given === null || given === '') return null;
  const text = typeof given === 'string' ? given.trim() : undefined;
  if (text !== undefined && ID.test(text)) return text;
  problems.push({ path, code: text === undefined ? 'wrong_type' : 'unreadable' });
  return null;
}

const YES = new Set<unknown>([true, 'true', '1']);
const NO = new Set<unknown>([false, 'false', '0', '', undefined, null]);

function readTest(given: unknown, problems: UnreadName[]): boolean {
  if (!YES.has(given) && !NO.has(given)) problems.push({ path: 'test', code: 'not_a_yes_or_no' });
  return YES.has(given);
}
