import type { Material } from '@callstead/contract/materials';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type MaterialStep, useMoveMaterial, useOrderMaterials } from './api.ts';
import type { Written } from './material-form.tsx';
import { manageMaterialsMessages } from './messages.ts';

export type MaterialActions = ReturnType<typeof useMaterialActions>;

/** What can be done with the material of a campaign, and what is open for it. */
export function useMaterialActions(campaignId: string, published: readonly Material[]) {
  const t = useTexts(manageMaterialsMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const moving = useMoveMaterial(campaignId);
  const ordering = useOrderMaterials(campaignId);
  const [written, setWritten] = useState<Written | null>(null);
  const [archiving, setArchiving] = useState<Material | null>(null);
  const onError = (error: Error) => toast({ title: t('failed'), description: errorText(error), tone: 'danger' });
  const move = ({ id }: Material, step: MaterialStep) =>
    moving.mutate(
      { id, step },
      {
        onSuccess: () => toast({ title: t(step === 'archive' ? 'archivedToast' : 'restoredToast'), tone: 'success' }),
        onError,
        onSettled: () => setArchiving(null),
      },
    );
  return {
    written,
    archiving,
    isMoving: moving.isPending,
    isOrdering: ordering.isPending,
    write: (kind: 'text' | 'page') => setWritten({ kind, material: null }),
    edit: (material: Material) => setWritten({ kind: material.kind, material }),
    closeForm: () => setWritten(null),
    askToArchive: setArchiving,
    archive: (material: Material) => move(material, 'archive'),
    restore: (material: Material) => move(material, 'restore'),
    shift: ({ id }: Material, by: 1 | -1) => ordering.mutate(shifted(published, id, by), { onError }),
  };
}

/** The ids with this one a place further on, or back. */
function shifted(published: readonly Material[], id: string, by: 1 | -1): string[] {
  const ids = published.map((each) => each.id);
  const at = ids.indexOf(id);
  ids.splice(at, 1);
  ids.splice(at + by, 0, id);
  return ids;
}
