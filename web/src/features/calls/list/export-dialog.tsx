import { type CallColumn, callColumns } from '@callstead/domain/calls/call-columns';
import type { CallView } from '@callstead/domain/calls/call-view';
import { Download } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { SearchSelectField } from '../../../ui/form/search-select-field.tsx';
import { ColumnChecks } from '../../../ui/list/column-checks.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useZoneOptions } from '../../../ui/period/zones.ts';
import { callsMessages } from '../shared/calls-messages.ts';
import { useCallLayout } from './use-call-layout.ts';

type ExportDialogProps = {
  view: CallView;
  /** Whose days the list shows: the first suggestion for the times in the file. */
  zone: string;
  addressOf: (asked: { zone: string; columns: readonly CallColumn[] }) => string;
  onClose: () => void;
};

/** Asks what the file needs to be unmistakable: which clock its times follow, and which columns. */
export function ExportDialog({ view, zone: suggested, addressOf, onClose }: ExportDialogProps) {
  const t = useTexts(callsMessages);
  const zones = useZoneOptions(suggested);
  const all = callColumns(view);
  const { columns: onScreen } = useCallLayout(view);
  const [zone, setZone] = useState(suggested);
  const [columns, setColumns] = useState<readonly CallColumn[]>(all);
  const download = (
    <ButtonLink to={addressOf({ zone, columns })} reloadDocument download icon={Download} onClick={() => onClose()}>
      {t('export.download')}
    </ButtonLink>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('export.title')}
      description={t('export.text')}
      footer={
        columns.length > 0 ? (
          download
        ) : (
          <Button disabled icon={Download}>
            {t('export.download')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <SearchSelectField
          label={t('export.zone')}
          hint={t('export.zoneHint')}
          options={zones}
          value={zone}
          onChange={setZone}
        />
        <ColumnChecks
          legend={t('export.columns')}
          columns={all}
          labelOf={(column) => t(`columns.${column}`)}
          chosen={columns}
          onChange={setColumns}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" size="sm" onClick={() => setColumns(all)}>
            {t('export.all')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setColumns(onScreen)}>
            {t('export.onScreen')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
