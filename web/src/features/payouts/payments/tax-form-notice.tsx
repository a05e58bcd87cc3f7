import { paths } from '@callstead/contract/paths';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { paymentsMessages } from './messages.ts';

/** What holds the payout, and where it is mended; an admin only looks. */
export function TaxFormNotice({ isOther }: { isOther: boolean }) {
  const t = useTexts(paymentsMessages);
  const keepAccount = useKeepAccount();
  const to = isOther ? keepAccount(paths.publisher.account) : paths.publisher.taxForm;
  return (
    <Banner
      tone="warning"
      title={t('taxForm.title')}
      action={
        <ButtonLink to={to} variant="secondary" size="sm">
          {t(isOther ? 'taxForm.see' : 'taxForm.sign')}
        </ButtonLink>
      }
    >
      {t('taxForm.text')}
    </Banner>
  );
}
