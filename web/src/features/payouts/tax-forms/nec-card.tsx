import { paths } from '@callstead/contract/paths';
import type { NecSummary } from '@callstead/contract/payouts/tax';
import { downloadNecFile } from '@callstead/contract/payouts/tax-endpoints';
import { NEC_VERDICTS } from '@callstead/domain/payouts/tax/nec-figures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { useToday } from '../shared/use-today.ts';
import { necQuery } from './api.ts';
import { taxFormsMessages } from './messages.ts';

const YEARS_BACK = 4;

/** What is told to the tax office of a year, as a file. */
export function NecCard() {
  const t = useTexts(taxFormsMessages);
  const errorText = useErrorText();
  const thisYear = Number(useToday().slice(0, 4));
  const [year, setYear] = useState(String(thisYear));
  const summary = useQuery(necQuery(year));
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(thisYear - back));
  return (
    <Card title={t('nec.title')}>
      <div className="grid gap-4">
        <div className="max-w-48">
          <SelectField
            label={t('nec.year')}
            options={years.map((value) => ({ value, label: value }))}
            value={year}
            onChange={setYear}
          />
        </div>
        {summary.isPending && <Coming className="h-16 w-full" />}
        {summary.isError && !summary.data && (
          <ErrorState
            message={t('nec.failed', { message: errorText(summary.error) })}
            onRetry={() => void summary.refetch()}
          />
        )}
        {summary.data && <Figures summary={summary.data} />}
      </div>
    </Card>
  );
}

function Figures({ summary }: { summary: NecSummary }) {
  const t = useTexts(taxFormsMessages);
  const money = useMoney();
  const { year, thresholdCents, paypalCents, verdicts } = summary;
  if (thresholdCents === null) return <Unknown year={year} />;
  const told = NEC_VERDICTS.flatMap((verdict) => verdicts.filter((each) => each.verdict === verdict));
  const lacking = verdicts.find(({ verdict }) => verdict === 'without_form');
  return (
    <>
      <p className="text-14">{t('nec.threshold', { year: String(year), amount: money(thresholdCents) })}</p>
      {lacking && <Banner tone="warning">{t('nec.lacking', { count: lacking.publishers })}</Banner>}
      {told.length === 0 && <p className="text-14 text-muted">{t('nec.nobody')}</p>}
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-3">
        {told.map(({ verdict, publishers, amountCents }) => (
          <Fact key={verdict} label={t(`nec.verdicts.${verdict}`)}>
            {t('nec.sum', { count: publishers, amount: money(amountCents) })}
          </Fact>
        ))}
        <Fact label={t('nec.paypal')}>{money(paypalCents)}</Fact>
      </dl>
      <div className="flex flex-wrap items-center gap-4">
        <ExportLink to={endpointHref(downloadNecFile, { params: { year: String(year) } })}>
          {t('nec.download', { year: String(year) })}
        </ExportLink>
        <p className="text-13 text-muted">{t('nec.audited')}</p>
      </div>
    </>
  );
}

function Unknown({ year }: { year: number }) {
  const t = useTexts(taxFormsMessages);
  return (
    <Banner
      tone="warning"
      title={t('nec.unknown', { year: String(year) })}
      action={
        <ButtonLink to={paths.admin.settings} variant="secondary" size="sm">
          {t('nec.toSettings')}
        </ButtonLink>
      }
    >
      {t('nec.unknownText')}
    </Banner>
  );
}
