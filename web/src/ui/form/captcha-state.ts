import type { CaptchaResponse } from '@callstead/contract/identity/identity';

export type CaptchaState = {
  status: 'loading' | 'asking' | 'checking' | 'solved' | 'failed';
  challenge: CaptchaResponse | null;
  answer: string;
  /** The answer the server accepted; it accepts no second one for the same question. */
  solvedAnswer: string | null;
  notice: 'missing' | 'wrong' | null;
  error: unknown;
};

export type CaptchaEvent =
  | { type: 'renewed' }
  | { type: 'received'; challenge: CaptchaResponse }
  | { type: 'edited'; answer: string }
  | { type: 'submittedEmpty' }
  | { type: 'submitted' }
  | { type: 'accepted' }
  | { type: 'refused' }
  | { type: 'broke'; error: unknown };

export const FIRST_STATE: CaptchaState = {
  status: 'loading',
  challenge: null,
  answer: '',
  solvedAnswer: null,
  notice: null,
  error: null,
};

export function nextCaptchaState(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event.type) {
    case 'renewed':
      return FIRST_STATE;
    case 'received':
      return { ...FIRST_STATE, status: 'asking', challenge: event.challenge, notice: state.notice };
    case 'edited':
      return { ...state, status: 'asking', answer: event.answer, notice: null, error: null };
    case 'submittedEmpty':
      return { ...state, notice: 'missing' };
    case 'submitted':
      return { ...state, status: 'checking', notice: null, error: null };
    case 'accepted':
      return { ...state, status: 'solved', solvedAnswer: state.answer.trim(), notice: null };
    case 'refused':
      return { ...FIRST_STATE, notice: 'wrong' };
    case 'broke':
      return { ...state, status: state.challenge ? 'asking' : 'failed', error: event.error };
  }
}

/** What a form may send: only a challenge that stands solved right now. */
export function solvedCaptchaId(state: CaptchaState): string | null {
  return state.status === 'solved' && state.challenge ? state.challenge.id : null;
}

type Verdict = 'empty' | 'accepted' | 'refused' | 'ask-server';

/** A question has one try, so an answer edited after it was accepted is judged against the accepted one. */
export function judgeAnswer(state: CaptchaState): Verdict {
  const answer = state.answer.trim();
  if (answer === '') return 'empty';
  if (state.solvedAnswer === null) return 'ask-server';
  return answer === state.solvedAnswer ? 'accepted' : 'refused';
}
