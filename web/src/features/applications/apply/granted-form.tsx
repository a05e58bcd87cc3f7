import type { OwnApplication } from '@callstead/contract/applications';
import { roleMay } from '@callstead/domain/policy';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { applyingMessages } from './messages.ts';

/** Readers of an offer pay nothing for the dialog. */
const FormHostsDialog = lazy(() =>
  import('./form-hosts-dialog.tsx').then((module) => ({ default: module.FormHostsDialog })),
);

type Form = NonNullable<OwnApplication['form']>;
type GrantedFormProps = {
  application: OwnApplication;
  form: Form;
  title: string;
  onChange: (application: OwnApplication) => void;
};

/** The form of a campaign for leads: its page, what puts it into a page of one's own, and who may do that. */
export function GrantedForm({ application, form, title, onChange }: GrantedFormProps) {
  const t = useTexts(applyingMessages);
  const change = (hosts: string[]) => onChange({ ...application, form: { ...form, hosts } });
  return (
    <>
      <div>
        <dt className="text-12 text-muted">{t('form.link')}</dt>
        <dd className="flex min-h-8 items-center justify-between gap-2">
          <span className="break-all font-mono text-13">{form.link}</span>
          <CopyButton value={form.link} what={t('form.link')} />
        </dd>
      </div>
      <div>
        <dt className="text-12 text-muted">{t('form.script')}</dt>
        <dd className="grid gap-1">
          <span className="flex items-center justify-between gap-2">
            <code className="break-all font-mono text-12">{form.script}</code>
            <CopyButton value={form.script} what={t('form.script')} />
          </span>
          <span className="text-12 text-muted">{t('form.scriptHint')}</span>
        </dd>
      </div>
      <div>
        <dt className="text-12 text-muted">{t('form.hosts')}</dt>
        <dd className="flex min-h-8 items-center justify-between gap-2">
          <span className="wrap-anywhere text-13">{form.hosts.join(', ') || t('form.anyHostShort')}</span>
          <ChangeHosts application={application} hosts={form.hosts} title={title} onChange={change} />
        </dd>
      </div>
    </>
  );
}

type ChangeHostsProps = {
  application: OwnApplication;
  hosts: string[];
  title: string;
  onChange: (hosts: string[]) => void;
};

function ChangeHosts({ application, hosts, title, onChange }: ChangeHostsProps) {
  const t = useTexts(applyingMessages);
  const [isOpen, setIsOpen] = useState(false);
  if (!roleMay(useActor(), 'application.set-form-hosts')) return null; // an admin looks on
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)} aria-label={t('form.changeHostsOf', { title })}>
        {t('form.changeHosts')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FormHostsDialog
            application={application}
            hosts={hosts}
            title={title}
            onChange={onChange}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
