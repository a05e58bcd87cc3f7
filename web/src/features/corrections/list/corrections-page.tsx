import type { Correction } from '@callstead/contract/corrections';
import { paths } from '@callstead/contract/paths';
import { SALE_KINDS } from '@callstead/domain/sale-kind';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { SignedMoney } from '../../../ui/format/signed-money.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { correctionListQuery } from '../shared/api.ts';
import { useChangeText } from '../shared/change-text.ts';
import { CorrectionBadge } from '../shared/correction-badge.tsx';
import { correctionMessages } from '../shared/messages.ts';

/** Every set that was started, newest first. */
export default function CorrectionsPage() {
  const t = useTexts(correctionMessages);
  const errorText = useErrorText();
  const list = useInfiniteQuery(correctionListQuery());
  const columns = useColumns();
  const errorMessage = t('failed', { message: errorText(list.error) });
  return (
    <>
      <title>{t('listPageTitle')}</title>
      <PageHeader title={t('listTitle')} intro={t('listIntro')}>
        <StartLinks />
      </PageHeader>
      <div className="grid min-w-0 gap-4">
        <DataTable
          query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
          columns={columns}
          rowKey={(correction) => correction.id}
          caption={t('caption')}
          empty={<EmptyState message={t('empty')} />}
          errorMessage={errorMessage}
        />
        <LoadMore list={list} errorMessage={errorMessage} />
      </div>
    </>
  );
}

/** What is to be corrected is found in its own list. */
function StartLinks() {
  const t = useTexts(correctionMessages);
  const label = useId();
  return (
    <nav aria-labelledby={label} className="flex flex-wrap items-center gap-2">
      <span id={label} className="text-13 text-muted">
        {t('newOf')}
      </span>
      {SALE_KINDS.map((sold) => (
        <ButtonLink key={sold} to={paths.admin[`${sold}s`]()} variant="secondary" size="sm">
          {t(`sold.${sold}`)}
        </ButtonLink>
      ))}
    </nav>
  );
}

function useColumns(): Column<Correction>[] {
  const t = useTexts(correctionMessages);
  const formats = useFormats();
  const changeText = useChangeText();
  return [
    {
      id: 'number',
      header: t('columns.number'),
      cell: ({ id, number }) => (
        <Link to={paths.admin.correction(id)} className="font-medium underline underline-offset-4">
          {number}
        </Link>
      ),
    },
    {
      id: 'startedAt',
      header: t('columns.startedAt'),
      cell: ({ startedAt }) => startedAt && <DateTime value={startedAt} />,
    },
    {
      id: 'action',
      header: t('columns.action'),
      cell: (correction) => <p className="min-w-40">{changeText(correction)}</p>,
    },
    {
      id: 'reason',
      header: t('columns.reason'),
      cell: ({ reason }) => <p className="wrap-anywhere min-w-40 max-w-80">{reason}</p>,
    },
    { id: 'sold', header: t('columns.sold'), cell: ({ subject }) => t(`sold.${subject}`) },
    { id: 'items', header: t('columns.items'), align: 'right', cell: ({ items }) => formats.number(items) },
    {
      id: 'price',
      header: t('columns.price'),
      align: 'right',
      cell: ({ priceCents }) => <SignedMoney cents={priceCents} />,
    },
    {
      id: 'payout',
      header: t('columns.payout'),
      align: 'right',
      cell: ({ payoutCents }) => <SignedMoney cents={payoutCents} />,
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: (correction) => <CorrectionBadge correction={correction} />,
    },
  ];
}
