import type { RefillState } from '@callstead/contract/carriers';
import { paths } from '@callstead/contract/paths';
import { countryName } from '@callstead/domain/campaigns/place-names';
import { useFormats, useLanguage, useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { carriersMessages } from './messages.ts';

/** How each country's pool stands, and what keeps it from being refilled. */
export function RefillTable({ refills }: { refills: readonly RefillState[] }) {
  const t = useTexts(carriersMessages);
  const formats = useFormats();
  const { language } = useLanguage();
  const columns: Column<RefillState>[] = [
    {
      id: 'country',
      header: t('refills.country'),
      cell: ({ country, type }) => (
        <span className="grid">
          <span>{countryName(country, language)}</span>
          <span className="text-12 text-muted">{t(`buy.types.${type}`)}</span>
        </span>
      ),
    },
    { id: 'state', header: t('refills.state'), cell: (refill) => <State refill={refill} /> },
    {
      id: 'free',
      header: t('refills.free'),
      align: 'right',
      cell: ({ free, level }) => t('refills.of', { count: formats.number(free), most: formats.number(level) }),
    },
    {
      id: 'today',
      header: t('refills.today'),
      align: 'right',
      cell: ({ boughtToday, perDay }) =>
        t('refills.of', { count: formats.number(boughtToday), most: formats.number(perDay) }),
    },
  ];
  return (
    <Section heading="h2" title={t('refills.title')}>
      <DataTable
        query={{ data: refills, isPending: false, isError: false }}
        columns={columns}
        rowKey={({ country }) => country}
        caption={t('refills.title')}
        empty={<p className="p-4 text-muted">{t('refills.empty')}</p>}
      />
      <ButtonLink to={`${paths.admin.settings}#numbers`} variant="secondary" size="sm" className="mt-3">
        {t('refills.settings')}
      </ButtonLink>
    </Section>
  );
}

function State({ refill }: { refill: RefillState }) {
  const t = useTexts(carriersMessages);
  const { hindrance, hinderedSince, free, ordered, level, boughtToday, perDay } = refill;
  if (hindrance)
    return (
      <span className="grid max-w-80 justify-items-start gap-0.5">
        <Badge tone="warning">{t('refills.states.hindered')}</Badge>
        <span className="text-12 text-muted">
          {t(`refills.hindrances.${hindrance}`)} {hinderedSince && <RelativeTime value={hinderedSince} />}
        </span>
      </span>
    );
  if (free + ordered >= level) return <Badge tone="success">{t('refills.states.full')}</Badge>;
  return <Badge tone="neutral">{t(boughtToday >= perDay ? 'refills.states.tomorrow' : 'refills.states.soon')}</Badge>;
}
