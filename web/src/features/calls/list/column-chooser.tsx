import { callColumns } from '@callstead/domain/calls/call-columns';
import type { CallView } from '@callstead/domain/calls/call-view';
import { useTexts } from '../../../i18n/language.tsx';
import { ColumnChooser } from '../../../ui/list/column-chooser.tsx';
import { callsMessages } from '../shared/calls-messages.ts';
import { FIXED_COLUMN, useChosenColumns } from './use-chosen-columns.ts';

export function CallColumnChooser({ view }: { view: CallView }) {
  const t = useTexts(callsMessages);
  const { columns, choose, reset } = useChosenColumns(view);
  return (
    <ColumnChooser
      columns={callColumns(view)}
      labelOf={(column) => t(`columns.${column}`)}
      chosen={columns}
      onChange={choose}
      onReset={reset}
      fixed={FIXED_COLUMN}
    />
  );
}
