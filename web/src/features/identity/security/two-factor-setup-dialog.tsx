import type { StartTwoFactorResponse } from '@callstead/contract/identity/identity';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useStartTwoFactor } from './api.ts';
import { AppStep } from './app-step.tsx';
import { CodeStep } from './code-step.tsx';
import { CodesStep } from './codes-step.tsx';
import { securityMessages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';
import { SetupStep } from './setup-step.tsx';

type TwoFactorSetupDialogProps = { open: boolean; onClose: () => void };

export function TwoFactorSetupDialog({ open, onClose }: TwoFactorSetupDialogProps) {
  const t = useTexts(securityMessages);
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('setup.title')}>
      <Setup onClose={onClose} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open: closing it forgets the secrets, and nothing has changed for the login. */
function Setup({ onClose }: { onClose: () => void }) {
  const [secrets, setSecrets] = useState<StartTwoFactorResponse | null>(null);
  return secrets ? (
    <StepsWithSecrets secrets={secrets} onClose={onClose} />
  ) : (
    <PasswordStep onDone={setSecrets} onCancel={onClose} />
  );
}

type PasswordStepProps = { onDone: (secrets: StartTwoFactorResponse) => void; onCancel: () => void };

function PasswordStep({ onDone, onCancel }: PasswordStepProps) {
  const t = useTexts(securityMessages);
  const start = useStartTwoFactor();
  return (
    <SetupStep name="password">
      <PasswordForm
        mutation={start}
        onDone={onDone}
        onCancel={onCancel}
        label={t('continue')}
        busyLabel={t('setup.password.busy')}
      />
    </SetupStep>
  );
}

function StepsWithSecrets({ secrets, onClose }: { secrets: StartTwoFactorResponse; onClose: () => void }) {
  const t = useTexts(securityMessages);
  const { toast } = useToast();
  const [step, setStep] = useState<'app' | 'codes' | 'code'>('app');
  const [stored, setStored] = useState(false);
  const finish = () => {
    toast({ title: t('setup.done.title'), description: t('setup.done.text'), tone: 'success' });
    onClose();
  };
  if (step === 'app') return <AppStep totpUri={secrets.totpUri} onNext={() => setStep('codes')} />;
  if (step === 'code') return <CodeStep onBack={() => setStep('codes')} onDone={finish} />;
  return (
    <CodesStep
      codes={secrets.recoveryCodes}
      stored={stored}
      onStoredChange={setStored}
      onBack={() => setStep('app')}
      onNext={() => setStep('code')}
    />
  );
}
