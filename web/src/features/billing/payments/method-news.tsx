import type { FundingMethod } from '@callstead/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useMethodName } from '../../../ui/payment/use-method-name.ts';
import { fundingQuery } from './api.ts';
import { fundingMessages } from './messages.ts';

const JUST_NOW_MS = 5 * 60_000;

/** For whoever comes back from the gateway's page: it may tell us a moment later than the browser is here. */
export function MethodNews({ account }: { account: string | undefined }) {
  const t = useTexts(fundingMessages);
  const methodName = useMethodName();
  const [params, setParams] = useSearchParams();
  const [openedMs] = useState(Date.now);
  const { data: funding } = useQuery(fundingQuery(account));
  if (params.get('method') !== 'added' || !funding) return null;
  const isNew = ({ addedAt }: FundingMethod) => openedMs - Date.parse(addedAt) < JUST_NOW_MS;
  const saved = funding.methods.filter(isNew).toSorted((a, b) => b.addedAt.localeCompare(a.addedAt))[0];
  const close = () =>
    setParams(
      (old) => {
        old.delete('method');
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  const news = saved ? 'saved' : 'waiting';
  return (
    <div role="status">
      <Banner
        tone={saved ? 'success' : 'info'}
        title={t(`methodNews.${news}.title`)}
        action={<Button variant="ghost" size="sm" icon={X} aria-label={t('news.close')} onClick={close} />}
      >
        {t(`methodNews.${news}.text`, { method: saved ? methodName(saved) : '' })}
      </Banner>
    </div>
  );
}
