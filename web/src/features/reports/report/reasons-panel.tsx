import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useReport } from '../shared/report-query.ts';
import { useDimensionText } from '../shared/use-dimension-text.ts';
import { reportMessages } from './messages.ts';
import { ReportPart } from './report-part.tsx';
import type { Shown } from './use-report-page.ts';

const SHOWN_REASONS = 10;

/** Why calls were not paid, the most frequent first; a click narrows everything to it. */
export function ReasonsPanel({ shown }: { shown: Shown }) {
  const t = useTexts(reportMessages);
  const formats = useFormats();
  const { scope, address, zone } = shown;
  const { reason: chosen = [], ...others } = address.filters;
  const { keyText } = useDimensionText(zone);
  const answer = useReport(scope && { ...scope, filters: others }, { by: ['reason'], sort: 'incoming', limit: 50 });
  return (
    <ReportPart title={t('reasons.title')} answer={answer} skeleton={<Skeleton className="h-80 w-full" />}>
      {({ rows }) => {
        const bars = rows.flatMap(({ keys: [key], figures }) =>
          key?.value && figures.incoming
            ? [{ key: key.value, name: keyText('reason', key), value: figures.incoming }]
            : [],
        );
        if (bars.length === 0) return <p className="py-6 text-14 text-muted">{t('reasons.empty')}</p>;
        return (
          <BarList
            label={t('reasons.title')}
            bars={bars.slice(0, SHOWN_REASONS).map((bar) => ({ ...bar, isChosen: chosen.includes(bar.key) }))}
            whole={bars.reduce((sum, { value }) => sum + value, 0)}
            format={(value) => formats.number(value)}
            onChoose={({ key }) => address.toggle('reason', key)}
          />
        );
      }}
    </ReportPart>
  );
}
