import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ownTransfersQuery } from '../shared/api.ts';
import { billingMessages } from '../shared/messages.ts';

type TopUpDialogProps = { open: boolean; onClose: () => void; account: string | undefined };

/** Money comes by bank transfer: the reference to write on it, and the two messages to support, already written. */
export function TopUpDialog({ open, onClose, account }: TopUpDialogProps) {
  const t = useTexts(billingMessages);
  const keepAccount = useKeepAccount();
  const { data } = useQuery({ ...ownTransfersQuery(account), enabled: open });
  const reference = data?.reference ?? '…';
  const ticket = (of: 'askBank' | 'notify') => {
    const draft = { new: '1', subject: t(`topUp.${of}.subject`), message: t(`topUp.${of}.message`, { reference }) };
    return keepAccount(paths.advertiser.tickets(draft));
  };
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('topUp.title')} description={t('topUp.text')}>
      <ol className="grid list-decimal gap-3 pl-5">
        <li>{t('topUp.stepBank')}</li>
        <li>
          {t('topUp.stepReference')}
          <span className="mt-1 flex items-center gap-1 font-mono font-semibold text-16">
            {reference} <CopyButton value={reference} what={t('topUp.reference')} />
          </span>
        </li>
        <li>{t('topUp.stepNotify')}</li>
      </ol>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <ButtonLink to={ticket('askBank')} variant="secondary">
          {t('topUp.askBank.label')}
        </ButtonLink>
        <ButtonLink to={ticket('notify')}>{t('topUp.notify.label')}</ButtonLink>
      </div>
    </Dialog>
  );
}
