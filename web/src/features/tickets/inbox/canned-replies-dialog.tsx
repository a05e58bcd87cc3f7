import type { CannedReply } from '@callstead/contract/tickets';
import { PLACEHOLDERS } from '@callstead/domain/tickets/canned-reply';
import { Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useDeleteCannedReply } from './api.ts';
import { CannedReplyForm } from './canned-reply-form.tsx';
import { inboxMessages } from './messages.ts';

type CannedRepliesDialogProps = { kept: readonly CannedReply[]; onClose: () => void };

/** The network's replies, for every admin the same. */
export function CannedRepliesDialog({ kept, onClose }: CannedRepliesDialogProps) {
  const t = useTexts(inboxMessages);
  const [edited, setEdited] = useState<CannedReply | 'new' | null>(null);
  const placeholders = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');
  return (
    <Dialog open wide onOpenChange={onClose} title={t('cannedTitle')} description={t('cannedIntro', { placeholders })}>
      {edited ? (
        <CannedReplyForm reply={edited === 'new' ? undefined : edited} onDone={() => setEdited(null)} />
      ) : (
        <div className="grid gap-4">
          <Kept kept={kept} onEdit={setEdited} />
          <Button
            variant="secondary"
            size="sm"
            icon={Plus}
            onClick={() => setEdited('new')}
            className="justify-self-start"
          >
            {t('newCanned')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Kept({ kept, onEdit }: { kept: readonly CannedReply[]; onEdit: (reply: CannedReply) => void }) {
  const t = useTexts(inboxMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const deletion = useDeleteCannedReply();
  if (kept.length === 0) return <EmptyState message={t('noCanned')} />;
  const remove = (id: string) =>
    deletion.mutate(id, {
      onSuccess: () => toast({ title: t('deletedCanned'), tone: 'success' }),
      onError: (error) => toast({ title: t('cannedFailed'), description: errorText(error), tone: 'danger' }),
    });
  return (
    <ul className="divide-y rounded border">
      {kept.map((reply) => (
        <li key={reply.id} className="flex items-center gap-2 px-3 py-1.5">
          <span className="wrap-anywhere min-w-0 flex-1">{reply.title}</span>
          <IconButton icon={Pencil} label={t('editCanned', { title: reply.title })} onClick={() => onEdit(reply)} />
          <IconButton
            icon={Trash2}
            label={t('deleteCanned', { title: reply.title })}
            onClick={() => remove(reply.id)}
          />
        </li>
      ))}
    </ul>
  );
}
