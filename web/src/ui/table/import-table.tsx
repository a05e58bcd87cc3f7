import type { ReactNode } from 'react';
import { type Column, DataTable } from './data-table.tsx';

type ImportTableProps<Line> = {
  lines: readonly Line[];
  columns: Column<Line>[];
  caption: string;
  /** What would come of it, in one sentence. */
  summary: ReactNode;
};

/** The lines of a file before they are taken over, each with what becomes of it. */
export function ImportTable<Line extends { line: number }>({
  lines,
  columns,
  caption,
  summary,
}: ImportTableProps<Line>) {
  return (
    <div className="grid gap-3">
      <p role="status" className="font-medium">
        {summary}
      </p>
      <DataTable
        query={{ data: lines, isPending: false, isError: false }}
        columns={columns}
        rowKey={(line) => line.line}
        caption={caption}
        empty={null}
        density="compact"
        maxHeight="40vh"
      />
    </div>
  );
}
