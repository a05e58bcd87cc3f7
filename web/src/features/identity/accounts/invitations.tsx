import type { Invitation } from '@callstead/contract/identity/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { invitationListQuery, useResendInvitation, useWithdrawInvitation } from './api.ts';
import { invitationMessages } from './invitation-messages.ts';

/** Who was asked to come in and has not answered yet; nothing when nobody was. */
export function Invitations() {
  const t = useTexts(invitationMessages);
  const errorText = useErrorText();
  const invitations = useQuery(invitationListQuery);
  if (invitations.isError && !invitations.data) {
    const message = t('loadFailed', { message: errorText(invitations.error) });
    return <ErrorState message={message} onRetry={() => void invitations.refetch()} />;
  }
  if (!invitations.data?.length) return null;
  return (
    <Card title={t('title')}>
      <ul className="-my-4 divide-y">
        {invitations.data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useTexts(invitationMessages);
  const words = useTexts(accountMessages);
  const { userType, fullName, email, invitedBy, expiresAt } = invitation;
  const hasExpired = Date.parse(expiresAt) < Date.now();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="mr-auto min-w-0">
        <p className="break-words font-medium">
          {fullName} <span className="font-normal text-muted">{email}</span>
        </p>
        <p className="text-13 text-muted">
          {words(`types.${userType}`)} ·{' '}
          {hasExpired ? (
            <Badge tone="warning">{t('expired')}</Badge>
          ) : (
            <>
              {t('expires')} <DateTime value={expiresAt} />
            </>
          )}
          {invitedBy && <> · {t('invitedBy', { name: invitedBy })}</>}
        </p>
      </div>
      <Resend invitation={invitation} />
      <Withdraw invitation={invitation} />
    </li>
  );
}

function Resend({ invitation }: { invitation: Invitation }) {
  const t = useTexts(invitationMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const resend = useResendInvitation();
  const send = () =>
    resend.mutate(invitation, {
      onSuccess: ({ email }) => toast({ title: t('sent'), description: t('sentText', { email }), tone: 'success' }),
      onError: (error) => toast({ title: t('sendFailed'), description: errorText(error), tone: 'danger' }),
    });
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={resend.isPending}
      onClick={send}
      aria-label={t('resendTo', { name: invitation.fullName })}
    >
      {t('resend')}
    </Button>
  );
}

function Withdraw({ invitation }: { invitation: Invitation }) {
  const t = useTexts(invitationMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawInvitation();
  const name = invitation.fullName;
  const confirm = () =>
    withdraw.mutate(invitation, {
      onSuccess: () => toast({ title: t('withdrawn'), tone: 'success' }),
      onError: (error) => toast({ title: t('withdrawFailed'), description: errorText(error), tone: 'danger' }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)} aria-label={t('withdrawOf', { name })}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('ask.title', { name })}
        description={t('ask.text')}
        confirmLabel={t('withdraw')}
        onConfirm={confirm}
        busy={withdraw.isPending}
      />
    </>
  );
}
