import type { Correction } from '@callstead/contract/corrections';
import { paths } from '@callstead/contract/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
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
import { correctionListQuery } from './api.ts';
import { useChangeText } from './change-text.ts';
import { CorrectionBadge } from './correction-badge.tsx';
import { correctionMessages } from './messages.ts';

/** Every set that was started, newest first. */
export default function CorrectionsPage() {
  const t = useTexts(correctionMessages);
  const errorText = useErrorText();
  const list = useInfiniteQuery(correctionListQuery());
  const columns = useColumns();
  const errorMessage = t('failed', { message: errorText(list.error) });
  const toCalls = (
    <ButtonLink to={paths.admin.calls()} variant="secondary" size="sm">
      {t('toCalls')}
    </ButtonLink>
  );
  return (
    <>
      <title>{t('listPageTitle')}</title>
      <PageHeader title={t('listTitle')} intro={t('listIntro')} />
      <div className="grid min-w-0 gap-4">
        <DataTable
          query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
          columns={columns}
          rowKey={(correction) => correction.id}
          caption={t('caption')}
          empty={<EmptyState message={t('empty')} action={toCalls} />}
          errorMessage={errorMessage}
        />
        <LoadMore list={list} errorMessage={errorMessage} />
      </div>
    </>
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
    { id: 'calls', header: t('columns.calls'), align: 'right', cell: ({ calls }) => formats.number(calls) },
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
