import type { ConversionFeed } from '@callstead/contract/integrations/conversion-feeds';
import { can } from '@callstead/domain/policy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { feedListQuery, useCreateFeed, useDeleteFeed, useRotateFeed } from './api.ts';
import { CardList } from './card-list.tsx';
import { integrationsMessages } from './messages.ts';
import { ShownOnce } from './shown-once.tsx';

/** Files for Google Ads, each at an address that is shown once. */
export function FeedsCard() {
  const t = useTexts(integrationsMessages);
  const list = useInfiniteQuery(feedListQuery());
  const mayCreate = can(useActor(), 'conversion-feed.create');
  const [isMaking, setMaking] = useState(false);
  const [address, setAddress] = useState<string>();
  return (
    <Card title={t('feeds.title')}>
      <div className="grid gap-4 text-14">
        <p className="text-muted">{t('feeds.intro')}</p>
        <ShownOnce value={address} what="address" onKept={() => setAddress(undefined)} />
        <CardList
          list={list}
          label={t('feeds.title')}
          empty={t('feeds.empty')}
          row={(feed) => <FeedRow key={feed.id} feed={feed} mayChange={mayCreate} onAddress={setAddress} />}
        />
        {mayCreate && (
          <Button icon={FileSpreadsheet} onClick={() => setMaking(true)} className="justify-self-start">
            {t('feeds.create')}
          </Button>
        )}
      </div>
      {isMaking && <FeedDialog onClose={() => setMaking(false)} onAddress={setAddress} />}
    </Card>
  );
}

type FeedRowProps = { feed: ConversionFeed; mayChange: boolean; onAddress: (address: string) => void };

function FeedRow({ feed: { id, conversionName: name, fetchedAt }, mayChange, onAddress }: FeedRowProps) {
  const t = useTexts(integrationsMessages);
  const rotate = useRotateFeed(id);
  const remove = useDeleteFeed(id);
  const [step, setStep] = useState<'rotate' | 'delete'>();
  const close = () => setStep(undefined);
  const onRotated = ({ url }: { url: string }) => {
    onAddress(url);
    close();
  };
  const asked = step === 'rotate' ? rotate : remove;
  const confirm = () =>
    step === 'rotate'
      ? rotate.mutate(undefined, { onSuccess: onRotated })
      : remove.mutate(undefined, { onSuccess: close });
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-13 text-muted">
          {fetchedAt ? (
            <>
              {t('feeds.fetched')} <DateTime value={fetchedAt} />
            </>
          ) : (
            t('feeds.unfetched')
          )}
        </p>
      </div>
      <RowMenu
        label={t('webhooks.actions', { host: name })}
        items={[
          ...(mayChange ? [{ label: t('feeds.rotate'), onSelect: () => setStep('rotate') }] : []),
          { label: t('webhooks.delete'), onSelect: () => setStep('delete') },
        ]}
      />
      {step && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t(step === 'rotate' ? 'feeds.rotate' : 'feeds.deleteTitle', { name })}
          description={t(step === 'rotate' ? 'feeds.rotateText' : 'feeds.deleteText')}
          confirmLabel={t(step === 'rotate' ? 'feeds.rotate' : 'webhooks.delete')}
          onConfirm={confirm}
          busy={asked.isPending}
        >
          <FailureBanner error={asked.error} />
        </ConfirmDialog>
      )}
    </li>
  );
}

function FeedDialog({ onClose, onAddress }: { onClose: () => void; onAddress: (address: string) => void }) {
  const t = useTexts(integrationsMessages);
  const create = useCreateFeed();
  const [conversionName, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(
      { conversionName },
      {
        onSuccess: ({ url }) => {
          onAddress(url);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('feeds.create')}>
      <form onSubmit={submit} className="grid gap-4">
        <FailureBanner error={create.error} />
        <TextField
          label={t('feeds.name')}
          hint={t('feeds.nameHint')}
          value={conversionName}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
        />
        <DialogButtons onCancel={onClose} busy={create.isPending}>
          {t('webhooks.save')}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
