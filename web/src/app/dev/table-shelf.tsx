import { Trash2 } from 'lucide';
import { useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Money } from '../../ui/format/money.tsx';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { RowMenu } from '../../ui/overlay/row-menu.tsx';
import { CampaignCell } from '../../ui/table/campaign-cell.tsx';
import { type Column, DataTable, type Sort } from '../../ui/table/data-table.tsx';
import { ImportTable } from '../../ui/table/import-table.tsx';
import { PublisherCell } from '../../ui/table/publisher-cell.tsx';
import { PEOPLE, type Person } from './people.ts';
import { Row, Shelf, Specimen } from './specimen.tsx';

const COLUMNS: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortable: true },
  { id: 'company', header: 'Company', cell: (row) => row.company },
  { id: 'status', header: 'Status', cell: () => <Badge tone="success">Approved</Badge> },
  { id: 'calls', header: 'Calls', cell: (row) => row.calls, align: 'right', sortable: true },
  { id: 'earned', header: 'Earned', cell: (row) => <Money cents={row.earnedCents} />, align: 'right' },
];

const SUMS: Record<string, string> = { name: 'All', calls: '1,204' };
const SUMMED = COLUMNS.map((column) => ({ ...column, sum: SUMS[column.id] ?? null }));

const LOADING = { data: undefined, isPending: true, isError: false };
const FAILED = { data: undefined, isPending: false, isError: true, refetch: () => undefined };
const loaded = (data: readonly Person[]) => ({ data, isPending: false, isError: false });
const keyOf = (row: Person) => row.name;

const table = { columns: COLUMNS, rowKey: keyOf, empty: <EmptyState message="Nobody found." /> };

const CAMPAIGN = { id: 'HS001', title: 'Roofs for houses along the coast of Florida' };

export function TableShelf() {
  return (
    <Shelf title="table">
      <FullTable />
      <Specimen name="DataTable: compact, with sums">
        <DataTable {...table} columns={SUMMED} caption="People, compact" query={loaded(PEOPLE)} density="compact" />
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
      <Specimen name="CampaignCell: in a table, whole; PublisherCell: named, unnamed, none">
        <Row>
          <CampaignCell campaign={CAMPAIGN} />
          <CampaignCell campaign={CAMPAIGN} isWhole />
          <PublisherCell publisher={{ affId: 'EQV27P', name: 'Ana Ruiz' }} />
          <PublisherCell publisher={{ affId: 'EQV27P', name: null }} />
          <PublisherCell publisher={null} />
        </Row>
      </Specimen>
      <Specimen name="ImportTable">
        <ImportTable
          lines={PEOPLE.map((person, index) => ({ ...person, line: index + 1 }))}
          columns={COLUMNS}
          caption="People of a file"
          summary="All of them are new."
        />
      </Specimen>
    </Shelf>
  );
}

function FullTable() {
  const [sort, setSort] = useState<Sort>({ by: 'name', direction: 'asc' });
  const selection = useSelection(PEOPLE, { keyOf });
  return (
    <Specimen name="DataTable: sorted, selectable, with a RowMenu; SelectionBar once something is selected">
      <SelectionBar selection={selection} label={`${selection.rows.length} selected`}>
        <Button size="sm">Approve</Button>
      </SelectionBar>
      <DataTable
        {...table}
        caption="People"
        query={loaded(sorted(sort))}
        sort={sort}
        onSort={setSort}
        selection={selection.named({ labelOf: (row) => `Select ${row.name}` })}
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

function sorted({ by, direction }: Sort): Person[] {
  const rows = PEOPLE.toSorted((a, b) => (by === 'name' ? a.name.localeCompare(b.name) : a.calls - b.calls));
  return direction === 'asc' ? rows : rows.toReversed();
}
