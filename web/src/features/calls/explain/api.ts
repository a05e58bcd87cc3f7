import { explainCall, readCallableNumbers } from '@callstead/contract/calls/test-calls-endpoints';
import type { Language } from '@callstead/domain/identity/account';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import type { CallScope } from '../shared/api.ts';
import { type ExplainQuestion, requestOf } from './question.ts';

export type ExplainScope = Pick<CallScope, 'view' | 'language'>;

/** Nobody is called and nothing is written: asked again whenever calls change what it would meet. */
export const explanationQuery = (question: ExplainQuestion, scope: ExplainScope) =>
  queryOptions({
    ...askedAgain(question, scope),
    queryFn: () => call(explainCall, { params: { line: question.line }, body: { ...requestOf(question), ...scope } }),
    enabled: question.line !== '',
    placeholderData: keepPreviousData,
    retry: false, // a refusal stays one
  });

/** How often publishers ask about a number is counted: they ask when they want to, not whenever a call comes in. */
function askedAgain(question: ExplainQuestion, scope: ExplainScope) {
  const isCounted = scope.view === 'publisher' && question.caller === 'number';
  const key = ['explanation', question, scope];
  return isCounted ? { queryKey: key, staleTime: Number.POSITIVE_INFINITY } : { queryKey: ['calls', ...key] };
}

export const linesQuery = (account: string | undefined, language: Language) =>
  queryOptions({
    queryKey: ['numbers', 'call-lines', account, language],
    queryFn: async () => (await call(readCallableNumbers, { query: { account, language } })).lines,
  });
