import { ENTRY_KINDS, type EntryKind } from '@callstead/domain/ledger/entry';
import { useQuery } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { accountDetailQuery } from '../../../api/account-detail-query.ts';
import { toQueryString } from '../../../api/query-string.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { moneyMessages } from '../../../i18n/money-messages.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useDebouncedSearch } from '../../../ui/hooks/use-debounced-search.ts';
import { deskMessages } from './messages.ts';

type Filter = {
  from: string | undefined;
  to: string | undefined;
  account: string | undefined;
  kind: EntryKind | undefined;
  callId: string | undefined;
};
type PostingFiltersProps = { filter: Filter; zone: string | null };

/** A select cannot hold an empty value. */
const ANY = 'any';

export function PostingFilters({ filter, zone }: PostingFiltersProps) {
  const t = useTexts(deskMessages);
  const words = useTexts(moneyMessages);
  const change = useChange();
  const [typed, setTyped] = useDebouncedSearch(filter.callId ?? '', (callId) => change('callId', callId, true));
  const kinds = ENTRY_KINDS.map((kind) => ({ value: kind as string, label: words(`kinds.${kind}`) }));
  return (
    <search className="grid gap-3">
      <div className="grid items-end gap-4 sm:grid-cols-[14rem_minmax(0,1fr)_auto]">
        <SelectField
          label={words('columns.concept')}
          options={[{ value: ANY, label: t('postings.anyKind') }, ...kinds]}
          value={filter.kind ?? ANY}
          onChange={(value) => change('kind', value === ANY ? '' : value)}
        />
        <TextField
          label={t('postings.callId')}
          type="search"
          required={false}
          maxLength={40}
          placeholder="call_…"
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
        />
        <ButtonLink
          to={`/api/admin/ledger/entries.csv?${toQueryString({ ...filter, zone: zone ?? undefined })}`}
          reloadDocument
          download
          variant="secondary"
          icon={Download}
        >
          {words('csv')}
        </ButtonLink>
      </div>
      {filter.account && <HolderChip id={filter.account} onRemove={() => change('account', '')} />}
    </search>
  );
}

/** Another question starts with its first page. */
function useChange() {
  const [, setParams] = useSearchParams();
  return (name: 'kind' | 'callId' | 'account', value: string, replace = false) =>
    setParams(
      (old) => {
        const kept = [...old].filter(([each]) => ![name, 'after', 'before'].includes(each));
        return new URLSearchParams(value ? [...kept, [name, value]] : kept);
      },
      { replace, preventScrollReset: true },
    );
}

function HolderChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const t = useTexts(deskMessages);
  const { data } = useQuery(accountDetailQuery(id));
  const label = t('postings.only', { name: data?.fullName ?? '…' });
  return (
    <div>
      <Button variant="secondary" size="sm" icon={X} onClick={onRemove} title={t('postings.remove')}>
        {label}
      </Button>
    </div>
  );
}
