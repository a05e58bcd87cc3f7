import { paths } from '@callstead/contract/paths';
import { EyeOff } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../i18n/error-text.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import { Button } from '../../ui/action/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { panelMessages } from './panel-messages.ts';

/** On every screen while an admin looks with another's eyes: whose they are, and the one click that ends it. */
export function ViewingBanner() {
  const t = useTexts(panelMessages);
  const { viewing, profile } = useAuth();
  useEndOfHour(viewing?.endsAt);
  if (!viewing || !profile) return null;
  return (
    <Banner tone="warning" action={<EndButton accountId={profile.id} />}>
      {t('viewing.text', { name: profile.fullName })} {t('viewing.until')}{' '}
      <DateTime only="time" value={viewing.endsAt} />
    </Banner>
  );
}

function EndButton({ accountId }: { accountId: string }) {
  const t = useTexts(panelMessages);
  const errorText = useErrorText();
  const { endView } = useAuth();
  const { toast } = useToast();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await endView();
      void navigate(paths.admin.account(accountId));
    } catch (error) {
      toast({ title: t('viewing.failed'), description: errorText(error), tone: 'danger' });
      setBusy(false);
    }
  };
  return (
    <Button size="sm" variant="secondary" icon={EyeOff} busy={isBusy} onClick={() => void end()}>
      {t('viewing.end')}
    </Button>
  );
}

/** The server ends it by itself: an open page hears of it then. */
function useEndOfHour(endsAt: string | undefined): void {
  const { refresh } = useAuth();
  const ask = useEffectEvent(() => void refresh().catch(() => undefined));
  useEffect(() => {
    if (!endsAt) return;
    const timer = setTimeout(ask, Math.max(0, Date.parse(endsAt) - Date.now()) + 1_000);
    return () => clearTimeout(timer);
  }, [endsAt]);
}
