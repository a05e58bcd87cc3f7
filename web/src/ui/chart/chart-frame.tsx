import { ChartColumn, Table2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../action/button.tsx';
import { ChartTable, type ChartTableProps } from './chart-table.tsx';
import { chartMessages } from './messages.ts';

type ChartFrameProps = {
  /** What the drawing says in figures. */
  table: ChartTableProps;
  /** Stands left of the switch: what the colours mean. */
  legend?: ReactNode;
  children: ReactNode;
};

/** A drawing, or the table it is made of. */
export function ChartFrame({ table, legend, children }: ChartFrameProps) {
  const t = useTexts(chartMessages);
  const [isTable, setTable] = useState(false);
  return (
    <figure aria-label={table.caption} className="grid min-w-0 gap-3">
      <div className="flex min-h-9 items-center justify-between gap-x-4">
        <div className="min-w-0 text-13 text-muted">{legend}</div>
        <Button
          variant="ghost"
          size="sm"
          icon={isTable ? ChartColumn : Table2}
          onClick={() => setTable(!isTable)}
          className="-mr-3 shrink-0 print:hidden"
        >
          {t(isTable ? 'asChart' : 'asTable')}
        </Button>
      </div>
      {isTable ? <ChartTable {...table} /> : children}
    </figure>
  );
}
