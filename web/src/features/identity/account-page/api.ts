import {
  addAccountNote,
  deleteAccountNote,
  listAccountNotes,
  setAccountTags,
} from '@callstead/contract/identity/accounts-endpoints';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** Starts with the topic whose announcement makes it ask again. */
const NOTES = (id: string) => ['accounts', 'notes', id] as const;

export const accountNotesQuery = (id: string) => ({
  ...growingListQuery({ queryKey: NOTES(id), endpoint: listAccountNotes, params: { id } }),
  placeholderData: () => undefined, // another account's notes are not these
});

export const useAddNote = (id: string) =>
  useInvalidatingMutation(NOTES(id), (message: string) => call(addAccountNote, { params: { id }, body: { message } }));

export const useDeleteNote = (accountId: string) =>
  useInvalidatingMutation(NOTES(accountId), (id: string) => call(deleteAccountNote, { params: { id } }));

export const useSetTags = (id: string) =>
  useInvalidatingMutation(['accounts', 'detail', id], (tags: readonly string[]) =>
    call(setAccountTags, { params: { id }, body: { tags: [...tags] } }),
  );
