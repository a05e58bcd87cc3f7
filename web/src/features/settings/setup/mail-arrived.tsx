import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useConfirmTestMail } from './api.ts';
import { setupMessages } from './messages.ts';

/** Whoever opens the link of the test message says so by opening it; what it carries leaves the address at once. */
export function MailArrived() {
  const t = useTexts(setupMessages);
  const [search, setSearch] = useSearchParams();
  const token = search.get('mail');
  const { mutate: confirm, error, isSuccess } = useConfirmTestMail();
  useEffect(() => {
    if (!token) return;
    confirm(token);
    setSearch({}, { replace: true });
  }, [token, confirm, setSearch]);
  return (
    <div role="status" className="empty:absolute">
      {isSuccess && <Banner tone="success">{t('mailArrived')}</Banner>}
      <FailureBanner error={error} />
    </div>
  );
}
