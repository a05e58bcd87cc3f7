import { Trash2 } from 'lucide-react';
import { type Key, useState } from 'react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Money } from '../../ui/format/money.tsx';
import { RowMenu } from '../../ui/overlay/row-menu.tsx';
import { type Column, DataTable, type Sort, type TableQuery } from '../../ui/table/data-table.tsx';
import { FilterChip } from '../../ui/table/filter-chip.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { Row, Shelf, Specimen } from './specimen.tsx';

type Person = { name: string; company: string; calls: number; earnedCents: number };

const PEOPLE: Person[] = [
  { name: 'Ana Lima', company: 'Casa Clara LLC', calls: 120, earnedCents: 245_000 },
  { name: 'Bruno Díaz', company: 'Northline Media', calls: 8, earnedCents: 0 },
  { name: 'Carla Gómez', company: 'A company with quite a long name that has to wrap', calls: 64, earnedCents: 91_250 },
];

const COLUMNS: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortable: true },
  { id: 'company', header: 'Company', cell: (row) => row.company },
  { id: 'status', header: 'Status', cell: () => <Badge tone="success">Approved</Badge> },
  { id: 'calls', header: 'Calls', cell: (row) => row.calls, align: 'right', sortable: true },
  { id: 'earned', header: 'Earned', cell: (row) => <Money cents={row.earnedCents} />, align: 'right' },
];

const LOADING: TableQuery<Person> = { data: undefined, isPending: true, isError: false };
const FAILED: TableQuery<Person> = { data: undefined, isPending: false, isError: true, refetch: () => undefined };
const loaded = (data: Person[]): TableQuery<Person> => ({ data, isPending: false, isError: false });

const table = { columns: COLUMNS, rowKey: (row: Person) => row.name, empty: <EmptyState message="Nobody found." /> };

export function TableShelf() {
  return (
    <Shelf title="table">
      <FullTable />
      <Specimen name="DataTable: compact">
        <DataTable {...table} caption="People, compact" query={loaded(PEOPLE)} density="compact" />
      </Specimen>
      <Specimen name="DataTable: loading">
        <DataTable {...table} caption="People, loading" query={LOADING} skeletonRows={3} />
      </Specimen>
      <Specimen name="DataTable: empty">
        <DataTable {...table} caption="People, none" query={loaded([])} />
      </Specimen>
      <Specimen name="DataTable: failed">
        <DataTable {...table} caption="People, failed" query={FAILED} />
      </Specimen>
      <Specimen name="FilterChip: chosen, not chosen, small">
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
      </Specimen>
      <Specimen name="Pager">
        <Pager previous="?page=1" next="?page=3" />
      </Specimen>
    </Shelf>
  );
}

function FullTable() {
  const [sort, setSort] = useState<Sort>({ by: 'name', direction: 'asc' });
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set(['Ana Lima']));
  const rows = PEOPLE.toSorted((a, b) => (sort.by === 'name' ? a.name.localeCompare(b.name) : a.calls - b.calls));
  return (
    <Specimen name="DataTable: sorted, selected, with a RowMenu">
      <DataTable
        {...table}
        caption="People"
        query={loaded(sort.direction === 'asc' ? rows : rows.toReversed())}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onChange: setSelected, labelOf: (row) => `Select ${row.name}` }}
        rowMenu={(row) => (
          <RowMenu
            label={`Actions for ${row.name}`}
            items={[
              { label: 'Open', onSelect: () => undefined },
              { label: 'Not now', onSelect: () => undefined, disabled: true },
              { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: () => undefined },
            ]}
          />
        )}
      />
    </Specimen>
  );
}
