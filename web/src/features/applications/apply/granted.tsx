import type { OwnApplication } from '@callstead/contract/applications';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { Hourglass } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { GrantedForm } from './granted-form.tsx';
import { applyingMessages } from './messages.ts';

type GrantedProps = {
  application: OwnApplication;
  title: string;
  onChange: (application: OwnApplication) => void;
};

/** What an approval hands over: a number for calls, a form for leads, a link where links work. */
export function Granted({ application, title, onChange }: GrantedProps) {
  const t = useTexts(applyingMessages);
  const { trackingLink, trackingNumber, waitsForNumber, pageScript, form } = application;
  const hasNumber = trackingNumber !== null || waitsForNumber;
  if (!hasNumber && !trackingLink && !form) return null;
  return (
    <dl className="grid gap-2 rounded border border-dashed bg-sunken px-3 py-2">
      {hasNumber && (
        <div>
          <dt className="text-12 text-muted">{t('number')}</dt>
          <dd className="flex min-h-8 items-center justify-between gap-2">
            {trackingNumber ? <TrackingNumber e164={trackingNumber} /> : <ToCome />}
          </dd>
        </div>
      )}
      {trackingLink && (
        <div>
          <dt className="text-12 text-muted">{t('link')}</dt>
          <dd className="flex min-h-8 items-center justify-between gap-2">
            <span className="break-all font-mono text-13">{trackingLink}</span>
            <CopyButton value={trackingLink} what={t('link')} />
          </dd>
        </div>
      )}
      {pageScript && <PageScript script={pageScript} />}
      {form && <GrantedForm application={application} form={form} title={title} onChange={onChange} />}
    </dl>
  );
}

/** Where each visitor may see a number of their own. */
function PageScript({ script }: { script: string }) {
  const t = useTexts(applyingMessages);
  return (
    <div>
      <dt className="text-12 text-muted">{t('script')}</dt>
      <dd className="grid gap-1">
        <span className="flex items-center justify-between gap-2">
          <code className="break-all font-mono text-12">{script}</code>
          <CopyButton value={script} what={t('script')} />
        </span>
        <span className="text-12 text-muted">
          {t('scriptHint', { end: '</body>', example: '<a data-callstead href="tel:…">' })}
        </span>
      </dd>
    </div>
  );
}

function TrackingNumber({ e164 }: { e164: string }) {
  const t = useTexts(applyingMessages);
  return (
    <>
      <span className="font-medium font-mono text-16">{phoneText(e164)}</span>
      <CopyButton value={e164} what={t('number')} />
    </>
  );
}

function ToCome() {
  const t = useTexts(applyingMessages);
  return (
    <span className="inline-flex items-center gap-2 text-14">
      <Icon of={Hourglass} className="text-warning" />
      {t('numberToCome')}
    </span>
  );
}
