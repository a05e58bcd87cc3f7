import type { SaveSettingsRequest } from '@callstead/contract/settings';
import { readSettings, saveSettings, storeLogo } from '@callstead/contract/settings-endpoints';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** Announced as 'settings': another admin's change shows at once. */
const SETTINGS = ['settings'] as const;

export const settingsQuery = queryOptions({ queryKey: SETTINGS, queryFn: () => call(readSettings) });

export const useSaveSettings = () =>
  useInvalidatingMutation(SETTINGS, (body: SaveSettingsRequest) => call(saveSettings, { body }));

/** Takes how the image is made: what goes wrong on the way to it is told like what goes wrong with sending it. */
export const useStoreLogo = () =>
  useMutation({
    mutationFn: async (image: () => Promise<string>) => call(storeLogo, { body: { image: await image() } }),
  });
