import type { FundingMethod, FundingResponse } from '@callstead/contract/payments';
import { CreditCard, Landmark } from 'lucide';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { useMethodName } from '../../../ui/payment/use-method-name.ts';
import { AddMethodButton } from './add-method-button.tsx';
import { useMakeDefault } from './api.ts';
import { fundingMessages } from './messages.ts';
import { RemoveMethodDialog } from './remove-method-dialog.tsx';
import { useMayPay } from './use-may-pay.ts';

/** The saved cards and bank accounts: enough to recognize each. */
export function MethodsCard({ funding }: { funding: FundingResponse }) {
  const t = useTexts(fundingMessages);
  const mayPay = useMayPay();
  const [removed, setRemoved] = useState<FundingMethod | null>(null);
  const { methods, autoRecharge } = funding;
  return (
    <Card title={t('methods.title')}>
      <div className="grid gap-4">
        <p className="max-w-prose text-14 text-muted">{t('methods.text')}</p>
        {methods.length === 0 && <p>{t(mayPay ? 'methods.none' : 'methods.noneOfOther')}</p>}
        {methods.length > 0 && (
          <ul aria-label={t('methods.title')} className="divide-y rounded border">
            {methods.map((method) => (
              <Method key={method.id} method={method} onRemove={() => setRemoved(method)} />
            ))}
          </ul>
        )}
        {mayPay && methods.length === 0 && (
          <AddMethodButton variant="secondary" size="sm" className="justify-self-start" />
        )}
      </div>
      {removed && (
        <RemoveMethodDialog
          method={removed}
          stopsRecharge={Boolean(autoRecharge?.isOn) && autoRecharge?.methodId === removed.id}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  );
}

function Method({ method, onRemove }: { method: FundingMethod; onRemove: () => void }) {
  const t = useTexts(fundingMessages);
  const methodName = useMethodName();
  const mayPay = useMayPay();
  const makeDefault = useMakeDefaultOf(method);
  const name = methodName(method);
  const items = [
    ...(method.isDefault ? [] : [{ label: t('methods.makeDefault'), onSelect: makeDefault }]),
    { label: t('methods.remove'), onSelect: onRemove, tone: 'danger' as const },
  ];
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5 pr-1 pl-3">
      <Icon of={method.kind === 'card' ? CreditCard : Landmark} size={20} className="shrink-0 text-muted" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-medium tabular-nums">{name}</span>
        {method.expires && <Expiry {...method.expires} />}
        {method.isDefault && <Badge tone="info">{t('methods.isDefault')}</Badge>}
      </div>
      {mayPay && <RowMenu label={t('methods.actions', { method: name })} items={items} />}
    </li>
  );
}

function useMakeDefaultOf({ id }: FundingMethod): () => void {
  const t = useTexts(fundingMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const makeDefault = useMakeDefault();
  return () =>
    makeDefault.mutate(id, {
      onSuccess: () => toast({ title: t('methods.madeDefault'), tone: 'success' }),
      onError: (error) =>
        toast({ title: t('methods.madeDefaultFailed'), description: errorText(error), tone: 'danger' }),
    });
}

/** A card is good until the end of its month. */
function Expiry({ month, year }: { month: number; year: number }) {
  const t = useTexts(fundingMessages);
  const [nowMs] = useState(Date.now);
  if (nowMs >= Date.UTC(year, month)) return <Badge tone="danger">{t('methods.expired')}</Badge>;
  const padded = String(month).padStart(2, '0');
  return <span className="text-13 text-muted">{t('methods.expires', { month: padded, year: String(year) })}</span>;
}
