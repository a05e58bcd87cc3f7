import type { TracedTarget } from '@callstead/contract/calls/calls';
import { useTexts } from '../../../i18n/language.tsx';
import { PhoneNumber } from '../../../ui/format/phone-number.tsx';
import { callDetailMessages } from '../shared/call-detail-messages.ts';

/** Each line the call could ring, in ringing order, and what became of it there. */
export function CallTargets({ targets }: { targets: readonly TracedTarget[] }) {
  const t = useTexts(callDetailMessages);
  if (targets.length === 0) return null;
  return (
    <ol aria-label={t('targets.list')} className="mt-4 grid gap-1.5 border-t border-dashed pt-3">
      {targets.map((target) => (
        <li key={target.position} className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium">{t('targets.line', { position: String(target.position) })}</span>
          {target.number && <PhoneNumber value={target.number} what={t('targets.number')} />}
          <span className={LOUD.includes(target.result) ? '' : 'text-muted'}>{t(`targets.${target.result}`)}</span>
          {target.concurrency && (
            <span className="text-13 text-muted">
              {t('targets.use', { used: String(target.concurrency.used), limit: String(target.concurrency.limit) })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The one that took the call stands out. */
const LOUD: readonly TracedTarget['result'][] = ['connected', 'completed', 'ringing'];
