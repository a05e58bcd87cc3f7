import type { SaveSettingsRequest } from '@callstead/contract/settings';
import { readSettings, saveSettings } from '@callstead/contract/settings-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** Announced as 'settings': another admin's change shows at once. */
const SETTINGS = ['settings'] as const;

export const settingsQuery = queryOptions({ queryKey: SETTINGS, queryFn: () => call(readSettings) });

export const useSaveSettings = () =>
  useInvalidatingMutation(SETTINGS, (body: SaveSettingsRequest) => call(saveSettings, { body }));
