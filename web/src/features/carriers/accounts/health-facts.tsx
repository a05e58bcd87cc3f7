import type { CarrierHealth } from '@callstead/contract/carriers';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { carriersMessages } from './messages.ts';

/** How a carrier and we get on, for the `<dl>` around it. */
export function HealthFacts({ health }: { health: CarrierHealth }) {
  const t = useTexts(carriersMessages);
  const formats = useFormats();
  const { webhooks, forged, unanswered, averageMs, slowestMs, lastWebhookAt } = health;
  const answered =
    averageMs === null || slowestMs === null
      ? '—'
      : t('account.answersText', { average: formats.number(averageMs), slowest: formats.number(slowestMs) });
  return (
    <>
      <Fact label={t('account.lastWebhook')}>
        {lastWebhookAt ? (
          <RelativeTime value={lastWebhookAt} />
        ) : (
          <span className="text-muted">{t('account.never')}</span>
        )}
      </Fact>
      <Fact label={t('account.webhooks')}>{formats.number(webhooks)}</Fact>
      <Fact label={t('account.answers')}>{answered}</Fact>
      <Fact label={t('account.forged')}>
        <Count value={forged} />
      </Fact>
      <Fact label={t('account.unanswered')}>
        <Count value={unanswered} />
      </Fact>
    </>
  );
}

/** What should be none stands out where it is some. */
function Count({ value }: { value: number }) {
  const formats = useFormats();
  return <span className={value > 0 ? 'font-medium text-danger' : undefined}>{formats.number(value)}</span>;
}
