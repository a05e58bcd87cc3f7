import type { ApiKey } from '@callstead/contract/integrations/api-keys';
import { can } from '@callstead/domain/policy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { keyListQuery, useRevokeKey } from './api.ts';
import { CardList } from './card-list.tsx';
import { integrationsMessages } from './messages.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

export function KeysCard() {
  const t = useTexts(integrationsMessages);
  const list = useInfiniteQuery(keyListQuery());
  const mayCreate = can(useActor(), 'api-key.create');
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  return (
    <Card title={t('keys.title')}>
      <div className="grid gap-4 text-14">
        <ShownOnce value={made} what="key" onKept={() => setMade(undefined)} />
        <CardList
          list={list}
          label={t('keys.title')}
          empty={t('keys.empty')}
          row={(key) => <KeyRow key={key.id} apiKey={key} />}
        />
        {mayCreate && (
          <Button icon={KeyRound} onClick={() => setMaking(true)} className="justify-self-start">
            {t('keys.create')}
          </Button>
        )}
      </div>
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} onMade={setMade} />}
    </Card>
  );
}

const TONES = { active: 'success', expired: 'neutral', revoked: 'neutral' } as const;

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const t = useTexts(integrationsMessages);
  const { name, state, hint, mode, scopes, lastUsedAt, expiresAt, madeBy } = apiKey;
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{name}</span>
          <Badge tone={TONES[state]}>{t(`keys.states.${state}`)}</Badge>
          <Badge tone="info">{t(`keys.modes.${mode}`)}</Badge>
          <span className="font-mono text-13">{hint}</span>
        </p>
        <p className="wrap-anywhere font-mono text-12 text-muted">{scopes.join(' ')}</p>
        <p className="text-13 text-muted">
          {t('keys.madeBy', { name: madeBy })} ·{' '}
          {lastUsedAt ? (
            <>
              {t('keys.used')} <DateTime value={lastUsedAt} />
            </>
          ) : (
            t('keys.unused')
          )}
          {expiresAt && (
            <>
              {' '}
              · {t('keys.until')} <DateTime value={expiresAt} />
            </>
          )}
        </p>
      </div>
      {state === 'active' && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('keys.revokeOne', { name })}
          onClick={() => setAsking(true)}
        >
          {t('keys.revoke')}
        </Button>
      )}
      {isAsking && <RevokeDialog apiKey={apiKey} onClose={() => setAsking(false)} />}
    </li>
  );
}

function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTexts(integrationsMessages);
  const { toast } = useToast();
  const revoke = useRevokeKey();
  const onSuccess = () => {
    toast({ title: t('keys.revoked'), tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('keys.revokeTitle', { name })}
      description={t('keys.revokeText')}
      confirmLabel={t('keys.revoke')}
      onConfirm={() => revoke.mutate(id, { onSuccess })}
      busy={revoke.isPending}
    >
      <FailureBanner error={revoke.error} />
    </ConfirmDialog>
  );
}
