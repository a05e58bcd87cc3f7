import type { AddMaterialRequest, EditMaterialRequest } from '@callstead/contract/materials';
import {
  addMaterial,
  archiveMaterial,
  editMaterial,
  orderMaterials,
  readCampaignMaterials,
  restoreMaterial,
} from '@callstead/contract/materials-endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { upload } from '../../../api/upload.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** Announced as 'campaigns': what somebody else adds shows at once. */
const keys = { of: (campaignId: string) => ['campaigns', 'materials', campaignId] as const };

export const campaignMaterialsQuery = (id: string) =>
  queryOptions({ queryKey: keys.of(id), queryFn: () => call(readCampaignMaterials, { params: { id } }) });

export const useAddMaterial = (id: string) =>
  useInvalidatingMutation(keys.of(id), (body: AddMaterialRequest) => call(addMaterial, { params: { id }, body }));

/** Several at once, each with how far it has come; the list is asked again after each. */
export function useUploadMaterial(id: string) {
  const queries = useQueryClient();
  return (body: AddMaterialRequest, onProgress: (share: number) => void) =>
    upload(addMaterial, { params: { id }, body }, onProgress).finally(
      () => void queries.invalidateQueries({ queryKey: keys.of(id) }),
    );
}

export const useEditMaterial = (campaignId: string) =>
  useInvalidatingMutation(keys.of(campaignId), ({ id, body }: { id: string; body: EditMaterialRequest }) =>
    call(editMaterial, { params: { id }, body }),
  );

const STEPS = { archive: archiveMaterial, restore: restoreMaterial };
export type MaterialStep = keyof typeof STEPS;

export const useMoveMaterial = (campaignId: string) =>
  useInvalidatingMutation(keys.of(campaignId), ({ id, step }: { id: string; step: MaterialStep }) =>
    call(STEPS[step], { params: { id } }),
  );

export const useOrderMaterials = (id: string) =>
  useInvalidatingMutation(keys.of(id), (ids: string[]) => call(orderMaterials, { params: { id }, body: { ids } }));
