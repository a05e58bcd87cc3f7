import { clsx } from 'clsx';

export type ChartTableProps = {
  caption: string;
  /** The first names the rows, the others are of figures. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** As low as the drawing it takes the place of. */
  isLow?: boolean;
};

/** The figures of a drawing, to be read and copied. */
export function ChartTable({ caption, head, rows, isLow = false }: ChartTableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={clsx(
        'relative overflow-auto rounded border -outline-offset-2 print:max-h-none',
        isLow ? 'max-h-22' : 'max-h-80',
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-13">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={name} scope="col" className={clsx(HEAD, column > 0 ? 'text-right' : 'text-left')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...figures]) => (
            <tr key={name} className="group">
              <th scope="row" className="border-b px-3 py-1.5 text-left font-normal group-last:border-b-0">
                {name}
              </th>
              {figures.map((figure, column) => (
                <td
                  key={head[column + 1]}
                  className="whitespace-nowrap border-b px-3 py-1.5 text-right tabular-nums group-last:border-b-0"
                >
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const HEAD = 'sticky top-0 border-b bg-sunken px-3 py-2 font-medium text-12 text-muted';
