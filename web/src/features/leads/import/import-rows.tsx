import type { LeadImport, LeadImportDetail, LeadImportRowsResponse } from '@callstead/contract/leads/import';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { IdText } from '../../../ui/format/id-text.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { importRowsQuery, isWorked } from './api.ts';
import { leadImportMessages } from './messages.ts';

type Spoken = Pick<LeadImport['counts'][number], 'verdict' | 'reason'>;

function useVerdictText() {
  const t = useTexts(leadImportMessages);
  return ({ verdict, reason }: Spoken) =>
    reason ? `${t(`verdicts.${verdict}`)}: ${t(`reasons.${reason}`)}` : t(`verdicts.${verdict}`);
}

const CELL = 'py-2 pr-4 text-left align-top';

export function Counts({ counts }: Pick<LeadImport, 'counts'>) {
  const t = useTexts(leadImportMessages);
  const formats = useFormats();
  const textOf = useVerdictText();
  const sorted = counts.toSorted((a, b) => b.rows - a.rows);
  return (
    <Card title={t('counts.title')}>
      <table className="w-full max-w-xl text-14">
        <thead className="text-13 text-muted">
          <tr>
            <th className={CELL}>{t('counts.verdict')}</th>
            <th className="py-2 text-right">{t('counts.rows')}</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {sorted.map((each) => (
            <tr key={`${each.verdict}:${each.reason}`}>
              <td className={CELL}>{textOf(each)}</td>
              <td className="py-2 text-right tabular-nums">{formats.number(each.rows)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** A verdict on every row; asked again when the job has moved from one state to the next, not for every row of it. */
export function ImportRows({ imported: { id, status } }: { imported: LeadImportDetail }) {
  const t = useTexts(leadImportMessages);
  const errorText = useErrorText();
  const [isRefused, setRefused] = useState(true);
  const list = useInfiniteQuery(importRowsQuery(id, isRefused ? 'refused' : undefined, status));
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (isWorked(status)) return null;
  return (
    <Card title={t('rows.title')}>
      <div className="grid gap-4">
        <CheckboxField
          label={t('rows.onlyRefused')}
          checked={isRefused}
          onChange={({ target }) => setRefused(target.checked)}
        />
        {list.isPending && <Skeleton className="h-40 w-full" />}
        {list.isError && !list.data && (
          <ErrorState
            message={t('rows.failed', { message: errorText(list.error) })}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && (rows.length === 0 ? <EmptyState message={t('rows.empty')} /> : <RowTable rows={rows} />)}
        {list.hasNextPage && (
          <Button
            variant="secondary"
            className="justify-self-start"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function RowTable({ rows }: { rows: LeadImportRowsResponse['data'] }) {
  const t = useTexts(leadImportMessages);
  const formats = useFormats();
  const textOf = useVerdictText();
  return (
    <table className="w-full text-14">
      <thead className="text-13 text-muted">
        <tr>
          <th className={CELL}>{t('rows.row')}</th>
          <th className={CELL}>{t('rows.verdict')}</th>
          <th className={`${CELL} max-sm:hidden`}>{t('rows.lead')}</th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map((each) => (
          <tr key={each.row}>
            <td className={`${CELL} tabular-nums`}>{formats.number(each.row)}</td>
            <td className={`${CELL} wrap-anywhere`}>
              {textOf(each)}
              {each.fields.length > 0 && (
                <span className="block text-13 text-muted">
                  {t('rows.fields')}: {each.fields.join(', ')}
                </span>
              )}
            </td>
            <td className={`${CELL} max-sm:hidden`}>
              {each.leadId && <IdText value={each.leadId} what={t('rows.lead')} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
