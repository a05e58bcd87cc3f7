import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { setupMessages } from './messages.ts';

const NAMES = ['click_id', 'call_id', 'status', 'amount', 'txid', 'currency'] as const;

/** What a postback can say. */
export function Parameters() {
  const t = useTexts(setupMessages);
  const { currency } = useLanguage();
  return (
    <Card title={t('parameters.title')}>
      <dl className="grid gap-x-6 gap-y-3 text-14 sm:grid-cols-[auto_1fr]">
        {NAMES.map((name) => (
          <div key={name} className="sm:contents">
            <dt className="font-mono text-13">{name}</dt>
            <dd className="max-w-prose">{t(`parameters.${name}`, { currency })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
