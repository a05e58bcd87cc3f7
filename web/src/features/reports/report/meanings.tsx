import type { CallView } from '@callstead/domain/calls/call-view';
import { metricsFor } from '@callstead/domain/reports/metrics';
import { useTexts } from '../../../i18n/language.tsx';
import { useMetricText } from '../shared/use-metric-text.ts';
import { reportMessages } from './messages.ts';

/** One meaning each, to be read where the figures are. */
export function Meanings({ view }: { view: CallView }) {
  const t = useTexts(reportMessages);
  const { nameOf, meaningOf } = useMetricText(view);
  return (
    <details className="rounded border bg-surface px-4 py-3 print:hidden">
      <summary className="min-h-6 cursor-pointer font-medium text-14">{t('meanings')}</summary>
      <dl className="mt-3 grid gap-x-8 gap-y-3 text-13 sm:grid-cols-2 xl:grid-cols-3">
        {metricsFor(view).map((metric) => (
          <div key={metric}>
            <dt className="font-medium">{nameOf(metric)}</dt>
            <dd className="text-muted">{meaningOf(metric)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
