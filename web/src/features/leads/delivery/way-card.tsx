import type { LeadDelivery, LeadWayRequest, LeadWays } from '@callstead/contract/leads/delivery';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, GripVertical, Send, Trash2 } from 'lucide';
import type { DragEvent, KeyboardEvent } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { deliveryQuery, useSendSample } from './api.ts';
import { DeliveryState, Tries } from './delivery-rows.tsx';
import { HttpFields } from './http-fields.tsx';
import { deliveryMessages } from './messages.ts';
import { EmailFields, WebhookFields } from './way-fields.tsx';
import type { Problems } from './way-problems.ts';

type WayCardProps = {
  way: LeadWayRequest;
  place: number;
  count: number;
  setup: LeadWays;
  problems: Problems;
  onChange: (way: LeadWayRequest) => void;
  /** From its own place, or from where it was dragged. */
  onMove: (to: number, from?: number) => void;
  onRemove: () => void;
  onRotate: (wayId: string) => void;
};

export function WayCard(props: WayCardProps) {
  const { way, place, setup, problems, onChange, onMove } = props;
  const t = useTexts(deliveryMessages);
  const drop = (event: DragEvent) => {
    const from = Number.parseInt(event.dataTransfer.getData('text/plain'), 10);
    if (Number.isNaN(from)) return;
    event.preventDefault();
    onMove(place, from);
  };
  return (
    <li
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="grid gap-4 rounded border bg-surface p-4"
    >
      <Head {...props} />
      {way.kind === 'email' && <EmailFields way={way} problems={problems} onChange={onChange} />}
      {way.kind === 'webhook' && (
        <WebhookFields way={way} setup={setup} problems={problems} onChange={onChange} onRotate={props.onRotate} />
      )}
      {way.kind === 'http' && <HttpFields way={way} setup={setup} problems={problems} onChange={onChange} />}
      {setup.countedWhen === 'delivered' && (
        <CheckboxField
          label={t('decides')}
          checked={way.decides}
          onChange={(event) => onChange({ ...way, decides: event.target.checked })}
        />
      )}
      <Sample way={way} campaignId={setup.campaign.id} place={place} />
    </li>
  );
}

function Head({ way, place, count, onMove, onRemove }: WayCardProps) {
  const t = useTexts(deliveryMessages);
  const named = { way: `${place + 1}. ${t(`kinds.${way.kind}`)}` };
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(place + by);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="flex items-center gap-2 text-16">
        <button
          type="button"
          draggable
          aria-label={t('drag', named)}
          onDragStart={(event) => event.dataTransfer.setData('text/plain', String(place))}
          onKeyDown={moveByKey}
          className="grid size-9 cursor-grab place-items-center rounded text-muted hover:bg-sunken"
        >
          <Icon of={GripVertical} />
        </button>
        {named.way}
      </h2>
      <div className="flex gap-1">
        <Button
          variant="ghost"
          size="sm"
          icon={ArrowUp}
          aria-label={t('up', named)}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <Button
          variant="ghost"
          size="sm"
          icon={ArrowDown}
          aria-label={t('down', named)}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        />
        <Button variant="ghost" size="sm" icon={Trash2} aria-label={t('remove', named)} onClick={onRemove} />
      </div>
    </div>
  );
}

type SampleProps = { way: LeadWayRequest; campaignId: string; place: number };

/** Somebody who does not exist, as it is saved; what came of it stands below. */
function Sample({ way, campaignId, place }: SampleProps) {
  const t = useTexts(deliveryMessages);
  const send = useSendSample(campaignId);
  const { id } = way;
  if (id === null) return <p className="text-13 text-muted">{t('unsaved')}</p>;
  return (
    <div className="grid gap-2">
      <FailureBanner error={send.error} />
      <Button
        variant="secondary"
        icon={Send}
        busy={send.isPending}
        onClick={() => send.mutate(id)}
        className="justify-self-start"
      >
        {t('sample', { way: `${place + 1}. ${t(`kinds.${way.kind}`)}` })}
      </Button>
      <div role="status" className="empty:hidden">
        {send.data && <SampleResult key={send.data.id} sample={send.data} />}
      </div>
    </div>
  );
}

/** Sent within a second or two by whoever delivers, so it is asked for until it is over. */
function SampleResult({ sample }: { sample: LeadDelivery }) {
  const t = useTexts(deliveryMessages);
  const { data, error, refetch } = useQuery(deliveryQuery(sample.id));
  const { state, tries, target } = data ?? sample;
  if (error && !data) return <ErrorState message={t('sampleUnknown')} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-2 rounded bg-sunken p-3 text-14">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{t('sampleSent')}</span>
        <span className="wrap-anywhere text-13 text-muted">{target}</span>
        <DeliveryState state={state} />
      </p>
      {state === 'waiting' && tries.length === 0 ? (
        <p className="text-13 text-muted">{t('sampling')}</p>
      ) : (
        <Tries tries={tries} />
      )}
    </div>
  );
}
