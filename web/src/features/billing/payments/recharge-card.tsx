import type { AutoRecharge, FundingResponse } from '@callstead/contract/payments';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { useDeclineText } from '../../../ui/payment/use-decline-text.ts';
import { useMethodName } from '../../../ui/payment/use-method-name.ts';
import { fundingMessages } from './messages.ts';
import { RechargeDialog } from './recharge-dialog.tsx';
import { useMayPay } from './use-may-pay.ts';
import { useSwitchRecharge } from './use-switch-recharge.ts';

/** Below x add y, at most z a day, with which method; and why it stopped, where it did. */
export function RechargeCard({ funding }: { funding: FundingResponse }) {
  const t = useTexts(fundingMessages);
  const mayPay = useMayPay();
  const [open, setOpen] = useState(false);
  const { autoRecharge: rule, methods } = funding;
  return (
    <Card title={t('recharge.title')} aside={rule && <RechargeBadge rule={rule} />}>
      <div className="grid gap-4">
        {rule?.stopped && <Stopped rule={rule} stopped={rule.stopped} />}
        {rule ? <Rule funding={funding} rule={rule} /> : <p className="text-14 text-muted">{t('recharge.text')}</p>}
        {!mayPay && <p className="text-14 text-muted">{t('recharge.onlyOwner')}</p>}
        {mayPay && methods.length === 0 && <p>{t('recharge.needsMethod')}</p>}
        {mayPay && methods.length > 0 && <Buttons rule={rule} onChange={() => setOpen(true)} />}
      </div>
      {open && <RechargeDialog funding={funding} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function RechargeBadge({ rule: { isOn, stopped } }: { rule: AutoRecharge }) {
  const t = useTexts(fundingMessages);
  if (stopped) return <Badge tone="danger">{t('recharge.stoppedBadge')}</Badge>;
  return <Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'recharge.on' : 'recharge.off')}</Badge>;
}

type StoppedProps = { rule: AutoRecharge; stopped: NonNullable<AutoRecharge['stopped']> };

function Stopped({ rule, stopped: { because, declineCode } }: StoppedProps) {
  const t = useTexts(fundingMessages);
  const money = useMoney();
  const declineText = useDeclineText();
  const why = [
    t(`recharge.stopped.because.${because}`, { amount: money(rule.addCents) }),
    ...(because === 'declined' ? [declineText(declineCode)] : []),
    t(`recharge.stopped.next.${because}`),
  ];
  return (
    <Banner tone="danger" title={t('recharge.stopped.title')}>
      {why.join(' ')}
    </Banner>
  );
}

function Rule({ funding, rule }: { funding: FundingResponse; rule: AutoRecharge }) {
  const t = useTexts(fundingMessages);
  const money = useMoney();
  const methodName = useMethodName();
  const method = funding.methods.find(({ id }) => id === rule.methodId);
  return (
    <dl className="grid grid-cols-2 gap-4">
      <Fact label={t('recharge.below')}>{money(rule.belowCents)}</Fact>
      <Fact label={t('recharge.add')}>{money(rule.addCents)}</Fact>
      <Fact label={t('recharge.limit')}>
        {money(rule.dailyLimitCents)}
        <span className="block text-13 text-muted">
          {t('recharge.today', { amount: money(rule.chargedTodayCents) })}
        </span>
      </Fact>
      <Fact label={t('recharge.method')}>{method ? methodName(method) : t('recharge.noMethod')}</Fact>
    </dl>
  );
}

function Buttons({ rule, onChange }: { rule: AutoRecharge | null; onChange: () => void }) {
  const t = useTexts(fundingMessages);
  const { canSwitch, switchTo, isPending } = useSwitchRecharge(rule);
  if (!rule)
    return (
      <Button variant="secondary" size="sm" onClick={onChange} className="justify-self-start">
        {t('recharge.setUp')}
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={onChange}>
        {t('recharge.change')}
      </Button>
      {canSwitch && (
        <Button variant="ghost" size="sm" busy={isPending} onClick={() => switchTo(!rule.isOn)}>
          {t(rule.isOn ? 'recharge.switchOff' : 'recharge.switchOn')}
        </Button>
      )}
    </div>
  );
}
