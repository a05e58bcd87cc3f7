import type { CarrierCondition } from '@callstead/contract/health';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { healthWords } from './health-messages.ts';
import { StateMark } from './state-mark.tsx';

const OTHERS = ['environment', 'simulator', 'unknown'] as const;

/** An account by its name, whoever else by what they are. */
function useCarrierName() {
  const t = useTexts(healthWords);
  return ({ carrier, name }: CarrierCondition): string => {
    const other = OTHERS.find((each) => each === carrier);
    return name ?? (other ? t(`carriers.${other}`) : carrier);
  };
}

/** How one carrier and we get on. */
export function CarrierLine({ condition }: { condition: CarrierCondition }) {
  const t = useTexts(healthWords);
  const formats = useFormats();
  const nameOf = useCarrierName();
  const { state, lastWebhookAt, p50Ms, p99Ms, forged, unanswered, checkFailure } = condition;
  const times =
    p50Ms === null || p99Ms === null
      ? t('carrier.noCalls')
      : t('carrier.answersText', { p50: formats.number(p50Ms), p99: formats.number(p99Ms) });
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <span className="min-w-0 wrap-anywhere">{nameOf(condition)}</span> <StateMark state={state} />
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-14 lg:grid-cols-4">
        <Fact label={t('carrier.lastWebhook')}>
          {lastWebhookAt ? <RelativeTime value={lastWebhookAt} /> : t('never')}
        </Fact>
        <Fact label={t('carrier.answers')}>{times}</Fact>
        <Fact label={t('carrier.unanswered')}>{formats.number(unanswered)}</Fact>
        <Fact label={t('carrier.forged')}>{formats.number(forged)}</Fact>
        {checkFailure && (
          <Fact label={t('carrier.check')} className="col-span-full">
            {t(`faults.${checkFailure}`)}
          </Fact>
        )}
      </dl>
    </li>
  );
}
