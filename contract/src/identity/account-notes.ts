import { MOST_TAGS, TAG_MAX_LENGTH } from '@callstead/domain/identity/account-tags';
import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import { fieldError, paragraph, requiredText } from '../text.ts';

/** What an admin wrote down about an account, for the others; the account never sees it. */
export const AccountNote = z.object({
  id: z.uuid(),
  message: z.string(),
  /** Null once they are gone. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type AccountNote = z.infer<typeof AccountNote>;

export const AccountNoteListQuery = z.object(listParams(20));
export const AccountNoteListResponse = listOf(AccountNote);

export const AddNoteRequest = z.object({ message: paragraph().min(1, fieldError('required')) });

/** All of them: what is not named any more is taken off. */
export const SetTagsRequest = z.object({
  tags: z.array(requiredText(TAG_MAX_LENGTH)).max(MOST_TAGS, fieldError('too_long')),
});
