import type { Density } from '@callstead/domain/identity/screen';
import { Download } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { ColumnChooser } from '../../ui/list/column-chooser.tsx';
import type { ListDescription } from '../../ui/list/list-address.ts';
import { ListBar } from '../../ui/list/list-bar.tsx';
import { ListOverview } from '../../ui/list/list-overview.tsx';
import { ListRange } from '../../ui/list/list-range.tsx';
import { LivePill, LiveRail } from '../../ui/list/live-rail.tsx';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { ViewsMenu } from '../../ui/list/views-menu.tsx';
import { WorkTable } from '../../ui/list/work-table.tsx';
import { PeriodPicker } from '../../ui/period/period-picker.tsx';
import { usePeriod } from '../../ui/period/use-period.ts';
import { CampaignLine } from '../../ui/table/campaign-cell.tsx';
import { PublisherLine } from '../../ui/table/publisher-cell.tsx';
import { Row, Shelf, Specimen } from './specimen.tsx';

type Asked = { worksearch?: string | undefined; worktone?: string | undefined };

const LIST: ListDescription<Asked> = {
  read: (params) => ({
    worksearch: params.get('worksearch') ?? undefined,
    worktone: params.get('worktone') ?? undefined,
  }),
  filters: ['worksearch', 'worktone'],
};

const DAY_MS = 86_400_000;
const BARS = Array.from({ length: 30 }, (_, day) => ({
  from: new Date(Date.UTC(2026, 2, 1) + day * DAY_MS).toISOString(),
  to: new Date(Date.UTC(2026, 2, 2) + day * DAY_MS).toISOString(),
  counted: (day * 7) % 11,
  others: 20 + ((day * 37) % 29),
}));
const SERIES = { counted: 'Qualified', others: 'Others' };
const TOTALS = [
  { label: 'Calls', value: '481' },
  { label: 'Qualified', value: '79 · 16.4 %' },
  { label: 'Talk time', value: '9 h 12 min' },
  { label: 'Earnings', value: '$940.00', isMoney: true },
  { label: 'Per call', value: '$1.95', isMoney: true },
];
const refetch = () => undefined;

/** What lists people work in are made of. */
export function WorkListShelf() {
  const period = usePeriod();
  const overview = { label: 'What these calls come to', series: SERIES, totals: TOTALS, period };
  return (
    <Shelf title="list, to work in">
      <Specimen name="ListBar with SearchBox, chips once something is chosen, IconButtons">
        <Bar />
      </Specimen>
      <Specimen name="ListOverview of TotalsStrip and Histogram: loaded, loading, failed">
        <ListOverview {...overview} query={{ data: { bars: BARS }, isError: false, refetch }} />
        <ListOverview
          {...overview}
          label="What is still loading"
          totals={TOTALS.map(({ label }) => ({ label, value: undefined }))}
          query={{ data: undefined, isError: false, refetch }}
        />
        <ListOverview {...overview} label="What failed" query={{ data: undefined, isError: true, refetch }} />
      </Specimen>
      <Specimen name="ListRange: counted, more than anybody counts">
        <Ranges />
      </Specimen>
      <Specimen name="WorkTable: rows of one line, the count above them; loading">
        <Tables />
      </Specimen>
      <Specimen name="ColumnChooser with ColumnOrder and density">
        <Layout />
      </Specimen>
      <Specimen name="ViewsMenu: some, none and a failure">
        <Views />
      </Specimen>
      <Specimen name="CampaignLine, PublisherLine">
        <Row>
          <CampaignLine campaign={{ id: 'HS001', title: 'Roofs for houses along the coast of Florida' }} />
          <PublisherLine publisher={{ affId: 'EQV27P', name: 'Ana Ruiz' }} />
          <PublisherLine publisher={{ affId: 'EQV27P', name: null }} />
        </Row>
      </Specimen>
      <Specimen name="LivePill, which opens the LiveRail">
        <Live />
      </Specimen>
    </Shelf>
  );
}

function Bar() {
  const address = useListAddress(LIST);
  const tones = [
    { value: 'calm', label: 'Calm' },
    { value: 'loud', label: 'Loud' },
  ];
  return (
    <ListBar
      address={address}
      search={{ name: 'worksearch', label: 'Search calls', hint: 'Call id or number', maxLength: 60 }}
      choices={[{ name: 'worktone', label: 'Tone', any: 'Any', options: tones }]}
      period={<PeriodPicker period={usePeriod()} isOneLine />}
      tools={<IconButton icon={Download} label="Export" />}
    />
  );
}

function Ranges() {
  const params = new URLSearchParams();
  return (
    <>
      <ListRange params={params} rows={50} summary={{ count: { rows: 481, isMore: false }, isNewest: false }} />
      <ListRange params={params} rows={50} summary={{ count: { rows: 10_000, isMore: true }, isNewest: true }} />
    </>
  );
}

type Visitor = { id: string; name: string };
const VISITORS: Visitor[] = [
  { id: '1', name: 'Ana Ruiz' },
  { id: '2', name: 'Beto Sosa' },
];
const PAGE = { data: VISITORS, count: { rows: 481, isMore: false }, previous: null, next: null }; // the Pager stands on another shelf

function Tables() {
  const address = useListAddress(LIST);
  const table = {
    address,
    columns: [{ id: 'name', header: 'Name', sortable: true, cell: ({ name }: Visitor) => name }],
    rowKey: ({ id }: Visitor) => id,
    sort: { by: 'name', direction: 'asc' as const },
    onSort: refetch,
    density: 'compact' as const,
    empty: 'Nobody',
  };
  return (
    <>
      <WorkTable {...table} caption="Visitors" list={{ data: PAGE, isPending: false, isError: false, refetch }} />
      <WorkTable
        {...table}
        caption="Visitors on their way"
        list={{ data: undefined, isPending: true, isError: false, refetch }}
      />
    </>
  );
}

const COLUMNS = ['time', 'campaign', 'price'] as const;

function Layout() {
  const [chosen, setChosen] = useState<readonly (typeof COLUMNS)[number][]>(COLUMNS);
  const [density, setDensity] = useState<Density>('compact');
  return (
    <ColumnChooser
      columns={COLUMNS}
      labelOf={String}
      chosen={chosen}
      onChange={setChosen}
      onReset={() => setChosen(COLUMNS)}
      fixed="time"
      isOrdered
      isIcon
      density={{ chosen: density, onChange: setDensity }}
    />
  );
}

const VIEWS = [
  { id: '1', name: 'Disputed', question: 'billing=disputed' },
  { id: '2', name: 'Too short, today', question: 'period=today&reason=too_short' },
];

function Views() {
  const views = { question: 'billing=disputed', addressOf: () => '#top', onSave: refetch, onDelete: refetch };
  return (
    <Row>
      <ViewsMenu {...views} views={VIEWS} />
      <ViewsMenu {...views} views={[]} error="You have as many as you may keep." />
    </Row>
  );
}

function Live() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Row>
      <LivePill
        label="3 on the line"
        isLive
        isOpen={isOpen}
        controls="gallery-rail"
        onToggle={() => setOpen(!isOpen)}
      />
      <LivePill label="Nobody on the line" isLive={false} isOpen={false} controls="gallery-rail" onToggle={refetch} />
      {isOpen && (
        <LiveRail id="gallery-rail" title="On the line now" onClose={() => setOpen(false)}>
          Cards of calls
        </LiveRail>
      )}
    </Row>
  );
}
