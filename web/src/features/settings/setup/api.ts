import type { SkipStepRequest } from '@callstead/contract/setup';
import { confirmTestMail, readSetup, sendTestMail, skipStep } from '@callstead/contract/setup-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** Below 'settings': what another admin changes there may be one of the steps. */
const SETUP = ['settings', 'setup'] as const;

export const setupQuery = queryOptions({ queryKey: SETUP, queryFn: () => call(readSetup) });

export const useSkipStep = () => useInvalidatingMutation(SETUP, (body: SkipStepRequest) => call(skipStep, { body }));
export const useSendTestMail = () => useInvalidatingMutation(SETUP, () => call(sendTestMail));

/** Asked while the page opens: its first question is still on its way then, was asked before, and would be answered as of before. */
export function useConfirmTestMail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(confirmTestMail, { body: { token } }),
    onSettled: async () => {
      await queries.cancelQueries({ queryKey: SETUP });
      void queries.invalidateQueries({ queryKey: SETUP });
    },
  });
}
