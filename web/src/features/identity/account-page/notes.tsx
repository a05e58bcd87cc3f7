import type { AccountNote } from '@callstead/contract/identity/account-notes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { accountNotesQuery, useAddNote, useDeleteNote } from './api.ts';
import { accountPageMessages } from './messages.ts';

/** What admins tell each other about an account. */
export function Notes({ accountId }: { accountId: string }) {
  const t = useTexts(accountPageMessages);
  return (
    <div className="grid max-w-3xl gap-5">
      <h2 className="sr-only">{t('tabs.notes')}</h2>
      <NewNote accountId={accountId} />
      <NoteList accountId={accountId} />
    </div>
  );
}

function NewNote({ accountId }: { accountId: string }) {
  const t = useTexts(accountPageMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const add = useAddNote(accountId);
  const [message, setMessage] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(message.trim() === '');
    if (message.trim() === '') return;
    add.mutate(message, {
      onSuccess: () => {
        setMessage('');
        toast({ title: t('notes.saved'), tone: 'success' });
      },
      // What was typed stays.
      onError: (error) => toast({ title: t('notes.notSaved'), description: errorText(error), tone: 'danger' }),
    });
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={save}
      className="grid gap-3 rounded border border-warning border-dashed bg-warning-bg p-4"
    >
      <TextAreaField
        label={t('notes.new')}
        hint={t('notes.hint')}
        error={isMissing && message.trim() === '' ? t('notes.missing') : undefined}
        value={message}
        rows={3}
        maxLength={4_000}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Button type="submit" size="sm" busy={add.isPending} className="justify-self-start">
        {t('notes.save')}
      </Button>
    </form>
  );
}

function NoteList({ accountId }: { accountId: string }) {
  const t = useTexts(accountPageMessages);
  const errorText = useErrorText();
  const list = useInfiniteQuery(accountNotesQuery(accountId));
  const [asked, setAsked] = useState<AccountNote | null>(null);
  const notes = list.data?.pages.flatMap((page) => page.data);
  const errorMessage = t('notes.failed', { message: errorText(list.error) });
  if (list.isPending) return <Skeleton className="h-40 w-full" />;
  if (!notes) return <ErrorState message={errorMessage} onRetry={() => void list.refetch()} />;
  if (notes.length === 0) return <EmptyState message={t('notes.none')} />;
  return (
    <>
      <ul aria-label={t('tabs.notes')} className="divide-y rounded border bg-surface">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start gap-3 p-4">
            <div className="grid min-w-0 flex-1 gap-1">
              <p className="wrap-anywhere whitespace-pre-line">{note.message}</p>
              <p className="text-13 text-muted">
                {note.author ?? t('notes.nobody')} · <DateTime value={note.createdAt} />
              </p>
            </div>
            <IconButton icon={Trash2} label={t('notes.delete')} onClick={() => setAsked(note)} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} errorMessage={errorMessage} />
      {asked && <DeleteDialog accountId={accountId} note={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type DeleteDialogProps = { accountId: string; note: AccountNote; onClose: () => void };

/** Its words are nowhere else: the log keeps only that there was a note. */
function DeleteDialog({ accountId, note, onClose }: DeleteDialogProps) {
  const t = useTexts(accountPageMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const remove = useDeleteNote(accountId);
  const confirm = () =>
    remove.mutate(note.id, {
      onSuccess: onClose,
      onError: (error) => toast({ title: t('notes.notDeleted'), description: errorText(error), tone: 'danger' }),
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('notes.deleteTitle')}
      description={t('notes.deleteText')}
      confirmLabel={t('notes.delete')}
      onConfirm={confirm}
      busy={remove.isPending}
    />
  );
}
