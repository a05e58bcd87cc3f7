import { useState } from 'react';
import { AsApiRequest } from '../../ui/list/as-api-request.tsx';
import { ColumnChecks } from '../../ui/list/column-checks.tsx';
import { ColumnChooser } from '../../ui/list/column-chooser.tsx';
import { ExportLink } from '../../ui/list/export-link.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { FilterChip } from '../../ui/list/filter-chip.tsx';
import { FilterChips } from '../../ui/list/filter-chips.tsx';
import { GrownCount } from '../../ui/list/grown-count.tsx';
import type { ListDescription } from '../../ui/list/list-address.ts';
import { ListCount } from '../../ui/list/list-count.tsx';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { NewestCard, NewestRow } from '../../ui/list/newest-card.tsx';
import { NothingFound } from '../../ui/list/nothing-found.tsx';
import { OpenLink } from '../../ui/list/open-link.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { Row, Shelf, Specimen } from './specimen.tsx';

type Asked = { search?: string | undefined; status?: string | undefined; since?: string | undefined };

/** A list by itself: its question stands in the address, but nobody is asked. */
const LIST: ListDescription<Asked> = {
  read: (params) => ({
    search: params.get('search') ?? undefined,
    status: params.get('status') ?? undefined,
  }),
  filters: ['search', 'status'],
};
const AT = '2026-03-01T17:30:00.000Z';
const STATUSES = [
  { value: 'approved', label: 'Approved' },
  { value: 'pending', label: 'Pending' },
];

const GROWN = { data: { pages: [{ data: [AT, AT], count: { rows: 64, isMore: false } }] } };

export function ListShelf() {
  const address = useListAddress(LIST);
  return (
    <Shelf title="list">
      <Specimen name="FilterBar, with ActiveFilters once something is chosen">
        <FilterBar
          address={address}
          search={{ label: 'Search', hint: 'Name or company', maxLength: 80 }}
          choices={[{ name: 'status', label: 'Status', any: 'Any', options: STATUSES }]}
        />
      </Specimen>
      <Specimen name="NewestCard of NewestRow; loading, failed">
        <div className="grid gap-4 lg:grid-cols-3">
          <Newest data={['Roof repair', 'Plumbing']} error={null} />
          <Newest data={undefined} error={null} />
          <Newest data={undefined} error={new Error('timeout')} />
        </div>
      </Specimen>
      <Specimen name="AsApiRequest">
        <AsApiRequest endpoint={{ path: '/calls' }} query={{ campaign: 'HS001', billing: 'held' }} />
      </Specimen>
      <Specimen name="FilterChip: chosen, not chosen, small; FilterChips">
        <Row>
          <FilterChip to="?chip=all" selected>
            All
          </FilterChip>
          <FilterChip to="?chip=legal" selected={false}>
            Legal
          </FilterChip>
          <FilterChip to="?chip=small" selected={false} small>
            Small
          </FilterChip>
        </Row>
        <FilterChips
          label="Status"
          options={[{ value: undefined, label: 'Everybody' }, ...STATUSES]}
          chosen={address.valueOf('status')}
          addressOf={(status) => address.addressWith({ status })}
        />
      </Specimen>
      <Specimen name="ListCount; GrownCount of a list that goes on, and of one that is whole; ExportLink">
        <Row>
          <ListCount>128 people</ListCount>
          <GrownCount list={{ ...GROWN, hasNextPage: true }} words={(count) => `${count} campaigns`} />
          <GrownCount list={{ ...GROWN, hasNextPage: false }} words={(count) => `${count} campaigns`} />
          <ExportLink to="#top" size="sm">
            Export
          </ExportLink>
        </Row>
      </Specimen>
      <Specimen name="OpenLink: two lines, one line">
        <Row>
          <OpenLink name="opened" id="1" at={AT} label="Open the call of" />
          <OpenLink name="opened" id="2" at={AT} label="Open the call of" isOneLine />
        </Row>
      </Specimen>
      <Specimen name="ColumnChooser, ColumnChecks">
        <Columns />
      </Specimen>
      <Specimen name="NothingFound">
        <NothingFound address={{ isFiltered: true, everything: address.everything }} message="Nobody fits." />
      </Specimen>
      <Specimen name="Pager">
        <Pager previous="?page=1" next="?page=3" />
      </Specimen>
      <Specimen name="LoadMore: idle, busy, failed">
        <Mores />
      </Specimen>
    </Shelf>
  );
}

const COLUMNS = ['time', 'price'] as const;

function Columns() {
  const [chosen, setChosen] = useState<readonly (typeof COLUMNS)[number][]>(COLUMNS);
  const checks = { columns: COLUMNS, labelOf: String, chosen, onChange: setChosen, fixed: COLUMNS[0] };
  return (
    <Row>
      <ColumnChooser {...checks} onReset={() => setChosen(COLUMNS)} />
      <ColumnChecks {...checks} legend="Columns" />
    </Row>
  );
}

const IDLE = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
};

function Mores() {
  return (
    <Row>
      <LoadMore list={IDLE} />
      <LoadMore list={{ ...IDLE, isFetchingNextPage: true }} />
      <LoadMore list={{ ...IDLE, isFetchNextPageError: true }} errorMessage="The rest could not be loaded." />
    </Row>
  );
}

function Newest(query: { data: string[] | undefined; error: Error | null }) {
  return (
    <NewestCard
      title="Latest calls"
      all={{ label: 'All calls', to: '?all' }}
      query={{ ...query, refetch: () => Promise.reject(new Error('nobody is asked')) }}
      empty="No calls have come in yet."
      failed={({ message }) => `The calls could not be loaded: ${message}`}
      row={(title) => (
        <NewestRow key={title} to={`?one=${title}`} title={title} money="$45.00" badges="Held" when="now" />
      )}
    />
  );
}
