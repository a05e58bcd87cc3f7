import type { OpenSession } from '@callstead/contract/identity/identity';
import { Monitor, Smartphone } from 'lucide';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useEndSession } from './api.ts';
import { type Device, deviceOf } from './device.ts';
import { securityMessages } from './messages.ts';

type OpenSessionRowProps = { session: OpenSession; onEnded: () => void };

export function OpenSessionRow({ session, onEnded }: OpenSessionRowProps) {
  const t = useTexts(securityMessages);
  const device = deviceOf(session.userAgent);
  const name = useDeviceName(device);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 flex-1 basis-48 gap-3">
        <Icon of={device.handheld ? Smartphone : Monitor} size={20} className="text-muted" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {name} {session.current && <Badge tone="success">{t('sessions.current')}</Badge>}
          </p>
          <p className="text-13 text-muted">
            {t('sessions.since')} <DateTime value={session.createdAt} /> ·{' '}
            <span className="inline-block max-w-full font-mono wrap-anywhere">
              {session.ipAddress || t('sessions.unknownAddress')}
            </span>
          </p>
        </div>
      </div>
      {!session.current && <EndButton id={session.id} device={name} onEnded={onEnded} />}
    </li>
  );
}

function useDeviceName({ browser, system }: Device): string {
  const t = useTexts(securityMessages);
  if (browser && system) return t('device.both', { browser, system });
  if (browser) return t('device.browser', { browser });
  return system ? t('device.system', { system }) : t('device.unknown');
}

function EndButton({ id, device, onEnded }: { id: string; device: string; onEnded: () => void }) {
  const t = useTexts(securityMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const end = useEndSession();
  const endIt = () =>
    end.mutate(id, {
      onSuccess: () => {
        toast({ title: t('sessions.ended'), description: device, tone: 'success' });
        onEnded();
      },
      onError: (error) => toast({ title: t('sessions.endFailed'), description: errorText(error), tone: 'danger' }),
    });
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={end.isPending}
      onClick={endIt}
      aria-label={t('sessions.endOf', { device })}
    >
      {t('sessions.end')}
    </Button>
  );
}
