import { CONTACT_KINDS } from '@callstead/domain/persons/contact-lines';
import * as z from 'zod';
import { listOf, listParams } from './list.ts';
import { code, requiredText } from './text.ts';

/** A phone number or an e-mail address, in any spelling. It travels in bodies only: addresses are written to logs. */
export const FindPersonRequest = z.object({ contact: requiredText(254) });

/** Names whom somebody found, for a day, without saying who it is. */
export const PersonToken = code(1000);

const PersonCall = z.object({
  id: z.string(),
  arrivedAt: z.iso.datetime(),
  campaign: z.string().nullable(),
  hasRecording: z.boolean(),
});

const PersonLead = z.object({
  id: z.string(),
  arrivedAt: z.iso.datetime(),
  campaign: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

export const FoundPerson = z.object({
  token: z.string(),
  kind: z.enum(CONTACT_KINDS),
  /** In the one spelling others are compared with. */
  contact: z.string(),
  isSuppressed: z.boolean(),
  /** By how many they are blocked: advertisers, or the network. */
  blocks: z.number().int(),
  /** What they wrote to the network themselves; it is deleted ticket by ticket. */
  tickets: z.number().int(),
  callCount: z.number().int(),
  /** The newest of them. */
  calls: z.array(PersonCall),
  leadCount: z.number().int(),
  leads: z.array(PersonLead),
  erasedAt: z.iso.datetime().nullable(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

export const PERSON_FORMATS = ['json', 'csv'] as const;
export const ExportPersonQuery = z.object({ token: PersonToken, format: z.enum(PERSON_FORMATS).default('json') });

export const ErasePersonRequest = z.object({
  token: PersonToken,
  /** Refuse them from now on, too. */
  suppress: z.boolean().default(false),
});

export const Erasure = z.object({
  id: z.uuid(),
  kind: z.enum(CONTACT_KINDS),
  /** The beginning of the keyed hash: the same person has the same one. */
  person: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  calls: z.number().int(),
  leads: z.number().int(),
  recordings: z.number().int(),
});
export type Erasure = z.infer<typeof Erasure>;

export const ErasureListQuery = z.object(listParams(20));
export const ErasureListResponse = listOf(Erasure);
