import type { IssuedPostbackToken, PostbackSetup, PostbackToken } from '@callstead/contract/conversions/postbacks';
import { KeyRound, RefreshCw } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type ConversionScope, useIssueToken, useRevokeToken } from '../shared/api.ts';
import { IssuedToken } from './issued-token.tsx';
import { setupMessages } from './messages.ts';

type TokenCardProps = {
  id: string;
  setup: PostbackSetup;
  issued: IssuedPostbackToken | null;
  onIssued: (issued: IssuedPostbackToken | null) => void;
  scope: ConversionScope;
};

export function TokenCard({ id, setup: { tokens }, issued, onIssued, scope }: TokenCardProps) {
  const t = useTexts(setupMessages);
  return (
    <Card title={t('token.title')}>
      <div className="grid gap-4 text-14">
        <p className="max-w-prose text-muted">{t('token.text')}</p>
        {tokens.length === 0 ? (
          <p>{t('token.none')}</p>
        ) : (
          <ul aria-label={t('token.list')} className="divide-y border-y">
            {tokens.map((token) => (
              <TokenRow key={token.id} id={id} token={token} onRevoked={() => onIssued(null)} />
            ))}
          </ul>
        )}
        <IssuedToken issued={issued} onKept={() => onIssued(null)} />
        <Issue id={id} tokens={tokens} onIssued={onIssued} scope={scope} />
      </div>
    </Card>
  );
}

type IssueProps = Pick<TokenCardProps, 'id' | 'onIssued' | 'scope'> & { tokens: readonly PostbackToken[] };

/** The first is made at once; another one only after it is said what becomes of those before it. */
function Issue({ id, tokens, onIssued, scope }: IssueProps) {
  const t = useTexts(setupMessages);
  const { toast } = useToast();
  const [isAsking, setAsking] = useState(false);
  const issue = useIssueToken(id, scope.language);
  const make = () =>
    issue.mutate(undefined, {
      onSuccess: (made) => {
        onIssued(made);
        setAsking(false);
        toast({ title: t('token.issued'), tone: 'success' });
      },
    });
  const isFirst = tokens.length === 0;
  return (
    <>
      {!isAsking && <FailureBanner error={issue.error} />}
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        icon={isFirst ? KeyRound : RefreshCw}
        busy={issue.isPending && !isAsking}
        onClick={isFirst ? make : () => setAsking(true)}
        className="justify-self-start"
      >
        {t(isFirst ? 'token.create' : 'token.rotate')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('token.rotateTitle')}
        description={t(tokens.length > 1 ? 'token.rotateThird' : 'token.rotateText')}
        confirmLabel={t('token.rotate')}
        onConfirm={make}
        tone="primary"
        busy={issue.isPending}
      >
        <FailureBanner error={issue.error} />
      </ConfirmDialog>
    </>
  );
}

type TokenRowProps = { id: string; token: PostbackToken; onRevoked: () => void };

function TokenRow({ id, token, onRevoked }: TokenRowProps) {
  const t = useTexts(setupMessages);
  const { hint } = token;
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={token.state === 'current' ? 'success' : 'warning'}>{t(`token.states.${token.state}`)}</Badge>
          <span className="font-mono text-13">{t('token.ending', { hint })}</span>
        </p>
        <p className="text-13 text-muted">
          {t('token.created')} <DateTime value={token.createdAt} /> ·{' '}
          {token.lastUsedAt ? t('token.used') : t('token.unused')}{' '}
          {token.lastUsedAt && <DateTime value={token.lastUsedAt} />}
        </p>
      </div>
      <Button variant="secondary" size="sm" aria-label={t('token.revokeOne', { hint })} onClick={() => setAsking(true)}>
        {t('token.revoke')}
      </Button>
      {isAsking && <RevokeDialog id={id} token={token} onRevoked={onRevoked} onClose={() => setAsking(false)} />}
    </li>
  );
}

function RevokeDialog({ id, token, onRevoked, onClose }: TokenRowProps & { onClose: () => void }) {
  const t = useTexts(setupMessages);
  const { toast } = useToast();
  const revoke = useRevokeToken(id);
  const onSuccess = () => {
    toast({ title: t('token.revoked'), tone: 'success' });
    onRevoked();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('token.revokeTitle', { hint: token.hint })}
      description={t('token.revokeText')}
      confirmLabel={t('token.revoke')}
      onConfirm={() => revoke.mutate(token.id, { onSuccess })}
      busy={revoke.isPending}
    >
      <FailureBanner error={revoke.error} />
    </ConfirmDialog>
  );
}
