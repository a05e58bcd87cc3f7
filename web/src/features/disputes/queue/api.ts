import { decideCall } from '@callstead/contract/calls/calls-endpoints';
import { decideConversion } from '@callstead/contract/conversions/conversions-endpoints';
import type { DecideAppealRequest, DisputeFilter } from '@callstead/contract/disputes';
import { creditDispute, decideAppeal, listDisputes } from '@callstead/contract/disputes-endpoints';
import { decideLead } from '@callstead/contract/leads/leads-endpoints';
import type { AppealOutcome } from '@callstead/domain/disputes/appeal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import type { DisputedSale } from '../thread/api.ts';

const QUEUE = ['calls', 'disputes'] as const;

export const queueQuery = (query: DisputeFilter) =>
  growingListQuery({ queryKey: QUEUE, endpoint: listDisputes, query });

type Decision = { decision: 'approved' | 'refused'; reason: string };

/**
 * Where it stood is said: another admin may have been faster. `onDecided` is told here, not where it is asked for: news of the
 * decision may take the dialog away before the answer is there.
 */
export function useDecide({ kind, id }: DisputedSale, onDecided: (decision: Decision['decision']) => void) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: async (decided: Decision) => {
      const request = { params: { id }, body: { ...decided, seen: 'disputed' as const } };
      await DECIDE[kind](request);
    },
    onSuccess: (_, { decision }) => onDecided(decision),
    onSettled,
  });
}

type Request = { params: { id: string }; body: Decision & { seen: 'disputed' } };
const DECIDE = {
  call: (request: Request) => call(decideCall, request),
  lead: (request: Request) => call(decideLead, request),
  conversion: (request: Request) => call(decideConversion, request),
};

/** A part of the price goes back; the rest is approved. */
export function useCredit(params: DisputedSale, onCredited: () => void) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: { creditCents: number; reason: string }) =>
      call(creditDispute, { params: { kind: params.kind, id: params.id }, body }),
    onSuccess: onCredited,
    onSettled,
  });
}

/** The last word. */
export function useDecideAppeal({ kind, id }: DisputedSale, onDecided: (outcome: AppealOutcome) => void) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: Pick<DecideAppealRequest, 'outcome' | 'priceCents'> & { reason: string }) =>
      call(decideAppeal, { params: { kind, id }, body }),
    onSuccess: (_, { outcome }) => onDecided(outcome),
    onSettled,
  });
}

function useReload() {
  const queries = useQueryClient();
  return () =>
    Promise.all(['calls', 'leads', 'conversions'].map((topic) => queries.invalidateQueries({ queryKey: [topic] })));
}
