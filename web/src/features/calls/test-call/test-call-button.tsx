import { useQuery } from '@tanstack/react-query';
import { PhoneCall } from 'lucide';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/action/button.tsx';
import { callLinesQuery } from './api.ts';
import { testCallMessages } from './messages.ts';
import { TestCallDialog } from './test-call-dialog.tsx';

type TestCallButtonProps = {
  /** The public id of a campaign: only its numbers can be chosen. */
  campaign?: string | undefined;
  /** Told of every call that was placed. */
  onPlaced?: ((callId: string) => void) | undefined;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** 'Llamada de prueba'. Nothing where this person may not place one, or has no number to ring. */
export function TestCallButton({ campaign, onPlaced, variant = 'secondary', size }: TestCallButtonProps) {
  const t = useTexts(testCallMessages);
  const { language } = useLanguage();
  const account = useViewedAccount();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(callLinesQuery({ campaign, account }, language));
  if (!data?.testing.allowed || data.lines.length === 0) return null;
  return (
    <>
      <Button variant={variant} size={size} icon={PhoneCall} onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen && (
        <TestCallDialog
          lines={data.lines}
          billed={data.testing.billed}
          onPlaced={onPlaced}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
