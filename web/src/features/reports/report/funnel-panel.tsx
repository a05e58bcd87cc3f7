import type { ReportFigures } from '@callstead/contract/reports/report';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Funnel } from '../../../ui/chart/funnel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { Drawn } from '../shared/drawn.ts';
import { useReport } from '../shared/report-query.ts';
import { reportMessages } from './messages.ts';
import { ReportPart } from './report-part.tsx';

type FunnelPanelProps = { shown: Pick<Drawn, 'scope'>; totals?: ReportFigures | undefined };

const STEPS = ['clicks', 'incoming', 'connected', 'qualified'] as const;
/** Nobody can take these back any more. */
const APPROVED = ['approved', 'paid'];
const HELD = ['held', 'disputed', 'review'];

/** From the click to the approval; what is still held is not lost. */
export function FunnelPanel({ shown, totals }: FunnelPanelProps) {
  const t = useTexts(reportMessages);
  const formats = useFormats();
  const answer = useReport(shown.scope, { by: ['billing'], limit: 20 });
  return (
    <ReportPart title={t('funnel.title')} answer={answer} skeleton={<Skeleton className="h-80 w-full" />}>
      {({ rows, totals: summed }) => {
        const qualifiedIn = (billings: readonly string[]) =>
          rows
            .filter(({ keys: [key] }) => key?.value && billings.includes(key.value))
            .reduce((sum, { figures }) => sum + (figures.qualified ?? 0), 0);
        const held = qualifiedIn(HELD);
        const steps = STEPS.map((key) => ({
          ...{ key, name: t(`funnel.${key}`), inSentence: t(`funnel.the.${key}`) },
          value: (totals ?? summed)[key] ?? 0,
        }));
        const approved = {
          ...{ key: 'approved', name: t('funnel.approved'), inSentence: t('funnel.the.approved') },
          value: qualifiedIn(APPROVED),
          note: held > 0 ? t('funnel.held', { count: formats.number(held) }) : undefined,
        };
        return (
          <Funnel label={t('funnel.label')} steps={[...steps, approved]} format={(value) => formats.number(value)} />
        );
      }}
    </ReportPart>
  );
}
