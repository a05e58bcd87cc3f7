import type { Material } from '@callstead/contract/materials';
import { parseWebAddress } from '@callstead/domain/clicks/web-address';
import { Archive, ArchiveRestore, ArrowLeft, ArrowRight, Download, Pencil } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { MaterialLine } from '../shared/material-line.tsx';
import { Preview } from '../shared/preview.tsx';
import { manageMaterialsMessages } from './messages.ts';
import type { MaterialActions } from './use-material-actions.ts';

type MaterialCardProps = {
  material: Material;
  actions: MaterialActions;
  /** Null where nothing can be changed any more. */
  place: { isFirst: boolean; isLast: boolean } | null;
};

export function MaterialCard({ material, actions, place }: MaterialCardProps) {
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded border bg-surface p-3">
      <Preview material={material} src={material.previewUrl} />
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 gap-1">
          <h3 className="wrap-anywhere text-16">{material.name}</h3>
          <MaterialLine material={material} />
          <p className="font-mono text-12 text-muted">{material.publicId}</p>
        </div>
        {place && <Menu material={material} actions={actions} />}
      </div>
      <Unreachable material={material} />
      {place && !material.isArchived && <Order material={material} actions={actions} place={place} />}
    </li>
  );
}

function Menu({ material, actions }: Pick<MaterialCardProps, 'material' | 'actions'>) {
  const t = useTexts(manageMaterialsMessages);
  const { name, kind, isArchived, previewUrl } = material;
  const isDownload = kind === 'pdf' || kind === 'zip';
  return (
    <RowMenu
      label={t('actions', { name })}
      items={[
        { label: t('edit'), icon: Pencil, onSelect: () => actions.edit(material) },
        ...(isDownload && previewUrl
          ? [{ label: t('download'), icon: Download, onSelect: () => window.location.assign(previewUrl) }]
          : []),
        isArchived
          ? { label: t('restore'), icon: ArchiveRestore, onSelect: () => actions.restore(material) }
          : { label: t('archive'), icon: Archive, onSelect: () => actions.askToArchive(material) },
      ]}
    />
  );
}

/** Said to whoever can mend it. */
function Unreachable({ material: { address, isReachable } }: { material: Material }) {
  const t = useTexts(manageMaterialsMessages);
  if (isReachable || address === null) return null;
  return (
    <p className="text-13 text-warning">{t('unreachable', { host: parseWebAddress(address)?.host ?? address })}</p>
  );
}

type OrderProps = { material: Material; actions: MaterialActions; place: { isFirst: boolean; isLast: boolean } };

function Order({ material, actions, place }: OrderProps) {
  const t = useTexts(manageMaterialsMessages);
  const named = (action: 'earlier' | 'later') => t('of', { action: t(action), name: material.name });
  return (
    <div className="mt-auto flex flex-wrap gap-1">
      <Button
        variant="ghost"
        size="sm"
        icon={ArrowLeft}
        disabled={place.isFirst || actions.isOrdering}
        aria-label={named('earlier')}
        onClick={() => actions.shift(material, -1)}
      >
        {t('earlier')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={ArrowRight}
        disabled={place.isLast || actions.isOrdering}
        aria-label={named('later')}
        onClick={() => actions.shift(material, 1)}
      >
        {t('later')}
      </Button>
    </div>
  );
}
