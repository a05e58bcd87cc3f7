import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { securityMessages } from './messages.ts';
import { QrCode } from './qr-code.tsx';
import { SetupStep, useFocusedHeading } from './setup-step.tsx';
import { totpKey } from './totp-key.ts';

export function AppStep({ totpUri, onNext }: { totpUri: string; onNext: () => void }) {
  const t = useTexts(securityMessages);
  return (
    <SetupStep name="app" headingRef={useFocusedHeading()}>
      <div className="grid justify-items-center">
        <QrCode text={totpUri} label={t('setup.app.qr')} failed={t('setup.app.qrFailed')} />
      </div>
      <KeyInWords value={totpKey(totpUri)} />
      <Button onClick={onNext} className="justify-self-end">
        {t('continue')}
      </Button>
    </SetupStep>
  );
}

function KeyInWords({ value }: { value: string }) {
  const t = useTexts(securityMessages);
  return (
    <div className="rounded border bg-sunken py-2 pr-2 pl-4">
      <p className="text-12 text-muted">{t('setup.app.key')}</p>
      <div className="flex items-center justify-between gap-2">
        <code className="min-w-0 break-words font-mono text-14">{value}</code>
        <CopyButton value={value.replaceAll(' ', '')} what={t('setup.app.keyName')} />
      </div>
    </div>
  );
}
