import { useQuery } from '@tanstack/react-query';
import { CreditCard, Plus } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { billingMessages } from '../shared/messages.ts';
import { AddFundsDialog } from './add-funds-dialog.tsx';
import { AddMethodButton } from './add-method-button.tsx';
import { fundingQuery } from './api.ts';
import { fundingMessages } from './messages.ts';
import { TopUpDialog } from './top-up-dialog.tsx';
import { useMayPay } from './use-may-pay.ts';

/** How to pay here: by the gateway, or by a transfer where the network has none. */
export function PayButtons({ account }: { account: string | undefined }) {
  const t = useTexts(fundingMessages);
  const mayPay = useMayPay();
  const { data: funding, isPending } = useQuery(fundingQuery(account));
  const [open, setOpen] = useState(false);
  if (isPending) return <Coming />;
  if (!funding) return null;
  if (!funding.isOffered) return <ByTransfer account={account} />;
  if (!mayPay) return null;
  return (
    <div className="flex w-full flex-wrap gap-2 sm:w-auto">
      <AddMethodButton variant="secondary" icon={CreditCard} className="flex-1 sm:flex-none" />
      <Button icon={Plus} onClick={() => setOpen(true)} className="flex-1 sm:flex-none">
        {t('addFunds.button')}
      </Button>
      <AddFundsDialog open={open} onClose={() => setOpen(false)} funding={funding} />
    </div>
  );
}

function ByTransfer({ account }: { account: string | undefined }) {
  const t = useTexts(billingMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={CreditCard} onClick={() => setOpen(true)}>
        {t('addMethod')}
      </Button>
      <TopUpDialog open={open} onClose={() => setOpen(false)} account={account} />
    </>
  );
}
