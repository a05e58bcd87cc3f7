import type { Correction } from '@callstead/contract/corrections';
import { paths } from '@callstead/contract/paths';
import { SALE_KINDS } from '@callstead/domain/sale-kind';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
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

/** On a phone it says what else there is to know; the sums stand beside it. */
function FirstCell({ correction }: { correction: Correction }) {
  const t = useTexts(correctionMessages);
  const changeText = useChangeText();
  const { id, number, subject, items } = correction;
  return (
    <div>
      <Link to={paths.admin.correction(id)} className="font-medium underline underline-offset-4">
        {number}
      </Link>
      <div className="grid justify-items-start gap-1 pt-1 text-13 sm:hidden">
        <p>{changeText(correction)}</p>
        <p className="text-muted">{t(`counted.${subject}`, { items })}</p>
        <CorrectionBadge correction={correction} />
      </div>
    </div>
  );
}

function useColumns(): Column<Correction>[] {
  const t = useTexts(correctionMessages);
  const changeText = useChangeText();
  return [
    { id: 'number', header: t('columns.number'), cell: (correction) => <FirstCell correction={correction} /> },
    {
      id: 'startedAt',
      header: t('columns.startedAt'),
      wideOnly: true,
      cell: ({ startedAt }) => startedAt && <DateTime value={startedAt} />,
    },
    {
      id: 'action',
      header: t('columns.action'),
      wideOnly: true,
      cell: (correction) => <p className="min-w-40">{changeText(correction)}</p>,
    },
    {
      id: 'reason',
      header: t('columns.reason'),
      wideOnly: true,
      cell: ({ reason }) => <p className="wrap-anywhere min-w-40 max-w-80">{reason}</p>,
    },
    {
      id: 'items',
      header: t('columns.items'),
      wideOnly: true,
      cell: ({ subject, items }) => <span className="whitespace-nowrap">{t(`counted.${subject}`, { items })}</span>,
    },
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
      wideOnly: true,
      cell: (correction) => <CorrectionBadge correction={correction} />,
    },
  ];
}
