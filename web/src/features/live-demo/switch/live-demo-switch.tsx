import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useIsDemo } from '../../../ui/page/use-is-demo.ts';
import { liveDemoQuery, useSwitchLiveDemo } from './api.ts';
import { liveDemoMessages } from './messages.ts';

/** Sets a demo in motion; a network with real callers has none. */
export function LiveDemoSwitch() {
  const isDemo = useIsDemo();
  const mayPress = can(useActor(), 'live-demo.switch');
  return isDemo && mayPress ? <Switch /> : null;
}

function Switch() {
  const t = useTexts(liveDemoMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const isOn = useQuery(liveDemoQuery).data?.isOn ?? false;
  const change = useSwitchLiveDemo();
  const press = () =>
    change.mutate(!isOn, {
      onError: (error) => toast({ title: t('failed'), description: errorText(error), tone: 'danger' }),
    });
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-busy={change.isPending}
      title={t('about')}
      onClick={press}
      className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border border-strong bg-surface px-3 font-medium text-13 hover:bg-sunken aria-pressed:bg-sunken pointer-coarse:min-h-11"
    >
      <span
        aria-hidden
        className={clsx('size-2 rounded-full', isOn ? 'bg-signal motion-safe:animate-pulse' : 'bg-strong')}
      />
      {t('label')}
    </button>
  );
}
