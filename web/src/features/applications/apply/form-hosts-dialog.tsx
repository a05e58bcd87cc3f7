import type { OwnApplication } from '@callstead/contract/applications';
import { setFormHosts } from '@callstead/contract/applications-endpoints';
import { MOST_HOSTS, readHost } from '@callstead/domain/clicks/campaign-links';
import { X } from 'lucide';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { applyingMessages } from './messages.ts';

type Hosts = readonly string[];
type FormHostsDialogProps = {
  application: Pick<OwnApplication, 'id'>;
  hosts: Hosts;
  title: string;
  onChange: (hosts: string[]) => void;
  onClose: () => void;
};

/** Each site that is added or removed counts at once: what stands in the list is what holds. */
export function FormHostsDialog({ application, hosts, title, onChange, onClose }: FormHostsDialogProps) {
  const t = useTexts(applyingMessages);
  const saving = useSaving(application.id, onChange);
  const remove = (host: string) => saving.save(hosts.filter((each) => each !== host));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('form.hosts')}
      description={t('form.dialogText', { title })}
    >
      <div className="grid gap-4">
        <FailureBanner error={saving.failure} />
        <div role="status">
          {hosts.length === 0 && <p className="rounded bg-sunken p-3 text-14">{t('form.anyHost')}</p>}
        </div>
        {hosts.length > 0 && (
          <ul className="grid rounded border">
            {hosts.map((host) => (
              <li
                key={host}
                className="flex min-h-11 items-center justify-between gap-3 border-t pl-3 first:border-t-0"
              >
                <span className="wrap-anywhere font-mono text-13">{host}</span>
                <Button
                  variant="ghost"
                  size="sm"
                  icon={X}
                  disabled={saving.busy}
                  onClick={() => void remove(host)}
                  aria-label={t('form.removeHost', { host })}
                />
              </li>
            ))}
          </ul>
        )}
        <AddHost hosts={hosts} busy={saving.busy} onAdd={(host) => saving.save([...hosts, host])} />
      </div>
    </Dialog>
  );
}

function useSaving(id: string, onChange: (hosts: string[]) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const save = async (wanted: Hosts): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { hosts } = await call(setFormHosts, { params: { id }, body: { hosts: [...wanted] } });
      onChange(hosts);
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, save };
}

type AddHostProps = { hosts: Hosts; busy: boolean; onAdd: (host: string) => Promise<boolean> };

function AddHost({ hosts, busy, onAdd }: AddHostProps) {
  const t = useTexts(applyingMessages);
  const fieldText = useFieldText();
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<'required' | 'host_invalid' | 'too_long'>();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // the page around may be a form, too
    const host = readHost(typed);
    const wrong = complaintAbout(typed, host, hosts);
    setComplaint(wrong);
    if (wrong || host === undefined) return;
    if (hosts.includes(host) || (await onAdd(host))) setTyped('');
  };
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="flex flex-wrap items-start gap-2">
      <TextField
        label={t('form.newHost')}
        hint={t('form.newHostHint')}
        error={fieldText(complaint)}
        placeholder="blog.example.com"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-0 flex-1 basis-56"
      />
      <Button type="submit" variant="secondary" busy={busy} className="mt-6">
        {t('form.addHost')}
      </Button>
    </form>
  );
}

function complaintAbout(typed: string, host: string | undefined, hosts: Hosts) {
  if (typed.trim() === '') return 'required' as const;
  if (host === undefined) return 'host_invalid' as const;
  return hosts.length >= MOST_HOSTS ? ('too_long' as const) : undefined;
}
