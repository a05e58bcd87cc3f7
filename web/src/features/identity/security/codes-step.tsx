import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { securityMessages } from './messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetupStep, useFocusedHeading } from './setup-step.tsx';

type CodesStepProps = {
  codes: readonly string[];
  stored: boolean;
  onStoredChange: (stored: boolean) => void;
  onBack: () => void;
  onNext: () => void;
};

export function CodesStep({ codes, stored, onStoredChange, onBack, onNext }: CodesStepProps) {
  const t = useTexts(securityMessages);
  const box = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(false);
  const goOn = () => {
    if (stored) return onNext();
    setAsked(true);
    box.current?.focus();
  };
  return (
    <SetupStep name="codes" headingRef={useFocusedHeading()}>
      <RecoveryCodes codes={codes} />
      <CheckboxField
        ref={box}
        label={t('setup.codes.stored')}
        checked={stored}
        onChange={(event) => onStoredChange(event.target.checked)}
        error={asked && !stored ? t('setup.codes.storedMissing') : undefined}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onBack}>
          {t('back')}
        </Button>
        <Button onClick={goOn}>{t('continue')}</Button>
      </div>
    </SetupStep>
  );
}
