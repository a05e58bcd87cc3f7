import { ShieldCheck } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DisableTwoFactorDialog } from './disable-two-factor-dialog.tsx';
import { securityMessages } from './messages.ts';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { TwoFactorSetupDialog } from './two-factor-setup-dialog.tsx';

type Open = 'setup' | 'renew' | 'disable' | null;

export function TwoFactorCard() {
  const t = useTexts(securityMessages);
  const { user } = useAuth();
  const [open, setOpen] = useState<Open>(null);
  const isOn = user?.twoFactorEnabled ?? false;
  const actions = useFocusAfterwards(open !== null);
  const dialog = (name: Open) => ({ open: open === name, onClose: () => setOpen(null) });
  const badge = <Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'twoFactor.on' : 'twoFactor.off')}</Badge>;
  return (
    <Card title={t('twoFactor.title')} aside={badge}>
      <p className="max-w-prose text-muted">{t(isOn ? 'twoFactor.textOn' : 'twoFactor.textOff')}</p>
      <div ref={actions} className="mt-4 flex flex-wrap gap-2">
        {isOn ? <ActionsWhenOn onOpen={setOpen} /> : <SetUpButton onOpen={setOpen} />}
      </div>
      {/* Outside the branches: finishing a dialog changes the branch, and must not cut it off. */}
      <TwoFactorSetupDialog {...dialog('setup')} />
      <RenewCodesDialog {...dialog('renew')} />
      <DisableTwoFactorDialog {...dialog('disable')} />
    </Card>
  );
}

/** After a dialog the keyboard goes on at the first action: the button that opened it may be gone by then. */
function useFocusAfterwards(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    return () => place.current?.querySelector('button')?.focus();
  }, [isOpen]);
  return place;
}

type Actions = { onOpen: (dialog: Open) => void };

function SetUpButton({ onOpen }: Actions) {
  const t = useTexts(securityMessages);
  const { owesTwoFactor } = useAuth();
  return (
    <Button icon={ShieldCheck} variant={owesTwoFactor ? 'signal' : 'secondary'} onClick={() => onOpen('setup')}>
      {t('twoFactor.setUp')}
    </Button>
  );
}

function ActionsWhenOn({ onOpen }: Actions) {
  const t = useTexts(securityMessages);
  return (
    <>
      <Button variant="secondary" onClick={() => onOpen('renew')}>
        {t('twoFactor.renew')}
      </Button>
      <Button variant="ghost" onClick={() => onOpen('disable')}>
        {t('twoFactor.turnOff')}
      </Button>
    </>
  );
}
