import type { CarrierAccount } from '@callstead/contract/carriers';
import { CARRIER_NAMES } from '@callstead/domain/numbers/carrier-account';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { AdoptDialog } from './adopt-dialog.tsx';
import { useCheckAccount } from './api.ts';
import { BuyDialog } from './buy-dialog.tsx';
import { HealthFacts } from './health-facts.tsx';
import { carriersMessages } from './messages.ts';
import { RemoveDialog, RotateDialog } from './token-dialogs.tsx';

type Step = 'buy' | 'adopt' | 'rotate' | 'remove';

export function AccountCard({ account }: { account: CarrierAccount }) {
  const t = useTexts(carriersMessages);
  const formats = useFormats();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const { name, kind } = account;
  return (
    <Card title={name} aside={<Actions account={account} onStep={setStep} />} aria-label={name}>
      <div className="grid gap-4 text-14">
        <State account={account} />
        <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          <Fact label={CARRIER_NAMES[kind]} className="col-span-2 max-lg:order-first">
            <span className="font-mono text-13">{account.accountSid}</span>
            {kind === 'signalwire' && <span className="block text-13 text-muted">{account.host}</span>}
          </Fact>
          <Fact label={t('account.numbers')}>{formats.number(account.numbers)}</Fact>
          <Fact label={t('account.monthly')}>
            <Money cents={account.monthlyCents} />
          </Fact>
          <HealthFacts health={account.health} />
          <Fact label={t('account.checkedAt')}>
            <RelativeTime value={account.checkedAt} />
          </Fact>
        </dl>
        {account.previousUntil && (
          <p className="text-13 text-muted">
            {t('account.previous')} <DateTime value={account.previousUntil} />
          </p>
        )}
      </div>
      {step === 'buy' && <BuyDialog account={account} onClose={close} />}
      {step === 'adopt' && <AdoptDialog account={account} onClose={close} />}
      {step === 'rotate' && <RotateDialog account={account} onClose={close} />}
      {step === 'remove' && <RemoveDialog account={account} onClose={close} />}
    </Card>
  );
}

/** What the last check found, the worst first. */
function State({ account: { checkFailure, mended, missing, foreign } }: { account: CarrierAccount }) {
  const t = useTexts(carriersMessages);
  const isFine = !checkFailure && missing === 0 && mended === 0;
  return (
    <p className="flex flex-wrap gap-2">
      {checkFailure && <Badge tone="danger">{t(`states.${checkFailure}`)}</Badge>}
      {missing > 0 && <Badge tone="danger">{t('states.missing', { count: missing })}</Badge>}
      {mended > 0 && <Badge tone="warning">{t('states.mended', { count: mended })}</Badge>}
      {isFine && <Badge tone="success">{t('states.fine')}</Badge>}
      {foreign > 0 && <Badge>{t('states.foreign', { count: foreign })}</Badge>}
    </p>
  );
}

function Actions({ account, onStep }: { account: CarrierAccount; onStep: (step: Step) => void }) {
  const t = useTexts(carriersMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const check = useCheckAccount(account.id);
  const { name } = account;
  const checkNow = () =>
    check.mutate(undefined, {
      onSuccess: () => toast({ title: t('account.checked'), description: name, tone: 'success' }),
      onError: (error) => toast({ title: t('error'), description: errorText(error), tone: 'danger' }),
    });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {check.isPending && (
        <span role="status" className="text-13 text-muted">
          {t('account.checking', { name })}
        </span>
      )}
      <Button size="sm" onClick={() => onStep('buy')}>
        {t('account.buy')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onStep('adopt')}>
        {t('account.adopt')}
      </Button>
      <RowMenu
        label={t('account.actions', { name })}
        items={[
          { label: t('account.check'), onSelect: checkNow, disabled: check.isPending },
          { label: t('account.rotate'), onSelect: () => onStep('rotate') },
          { label: t('account.remove'), onSelect: () => onStep('remove'), tone: 'danger' },
        ]}
      />
    </div>
  );
}
