import { CheckboxField } from '../form/checkbox-field.tsx';

export type ColumnChecksProps<Column extends string> = {
  legend: string;
  columns: readonly Column[];
  labelOf: (column: Column) => string;
  chosen: readonly Column[];
  onChange: (chosen: readonly Column[]) => void;
  /** Cannot be left out. */
  fixed?: Column | undefined;
};

export function ColumnChecks<Column extends string>(props: ColumnChecksProps<Column>) {
  const { legend, columns, labelOf, chosen, onChange, fixed } = props;
  const toggle = (column: Column) =>
    onChange(chosen.includes(column) ? chosen.filter((each) => each !== column) : [...chosen, column]);
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-13">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {columns.map((column) => (
          <CheckboxField
            key={column}
            label={labelOf(column)}
            checked={chosen.includes(column)}
            disabled={column === fixed}
            required={false}
            onChange={() => toggle(column)}
          />
        ))}
      </div>
    </fieldset>
  );
}
