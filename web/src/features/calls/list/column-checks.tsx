import type { CallColumn } from '@callstead/domain/calls/call-columns';
import { useTexts } from '../../../i18n/language.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { callsMessages } from '../shared/calls-messages.ts';

type ColumnChecksProps = {
  legend: string;
  columns: readonly CallColumn[];
  chosen: readonly CallColumn[];
  onChange: (chosen: readonly CallColumn[]) => void;
  /** Cannot be left out. */
  fixed?: CallColumn | undefined;
};

export function ColumnChecks({ legend, columns, chosen, onChange, fixed }: ColumnChecksProps) {
  const t = useTexts(callsMessages);
  const toggle = (column: CallColumn) =>
    onChange(chosen.includes(column) ? chosen.filter((each) => each !== column) : [...chosen, column]);
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-13">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {columns.map((column) => (
          <CheckboxField
            key={column}
            label={t(`columns.${column}`)}
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
