import type { SkipStepRequest } from '@callstead/contract/setup';
import { confirmTestMail, readSetup, sendTestMail, skipStep } from '@callstead/contract/setup-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** Below 'settings': what another admin changes there may be one of the steps. */
const SETUP = ['settings', 'setup'] as const;

export const setupQuery = queryOptions({ queryKey: SETUP, queryFn: () => call(readSetup) });

export const useSkipStep = () => useInvalidatingMutation(SETUP, (body: SkipStepRequest) => call(skipStep, { body }));
export const useSendTestMail = () => useInvalidatingMutation(SETUP, () => call(sendTestMail));
export const useConfirmTestMail = () =>
  useInvalidatingMutation(SETUP, (token: string) => call(confirmTestMail, { body: { token } }));
