import type { CaptchaResponse, SolveCaptchaResponse } from '@callstead/contract/identity/identity';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { request } from '../../api/request.ts';
import { type CaptchaState, FIRST_STATE, judgeAnswer, nextCaptchaState, solvedCaptchaId } from './captcha-state.ts';

export type CaptchaHandle = {
  /** Set while the challenge stands solved; a form sends it once. */
  captchaId: string | null;
  state: CaptchaState;
  edit: (answer: string) => void;
  verify: () => Promise<void>;
  /** Throws the question away and asks a new one. */
  renew: () => Promise<void>;
};

/** `const captcha = useCaptcha()`, then `<CaptchaField captcha={captcha} />` in the form. */
export function useCaptcha(): CaptchaHandle {
  const [state, dispatch] = useReducer(nextCaptchaState, FIRST_STATE);
  const turn = useRef(0);

  /** Runs one request at a time: what an older one answers is no longer of interest. */
  const latest = useCallback(async <Result>(ask: () => Promise<Result>, onAnswer: (answer: Result) => void) => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const answer = await ask();
      if (mine === turn.current) onAnswer(answer);
    } catch (error) {
      if (mine === turn.current) dispatch({ type: 'broke', error });
    }
  }, []);

  const fetchQuestion = useCallback(
    () =>
      latest(
        () => request<CaptchaResponse>('POST', '/captchas'),
        (challenge) => dispatch({ type: 'received', challenge }),
      ),
    [latest],
  );
  const renew = useCallback(() => {
    dispatch({ type: 'renewed' });
    return fetchQuestion();
  }, [fetchQuestion]);

  useEffect(() => {
    void fetchQuestion();
    return () => {
      turn.current += 1;
    };
  }, [fetchQuestion]);

  const refuse = () => {
    dispatch({ type: 'refused' });
    return fetchQuestion();
  };
  const askServer = async (id: string) => {
    dispatch({ type: 'submitted' });
    await latest(
      () => request<SolveCaptchaResponse>('POST', `/captchas/${id}/answer`, { answer: state.answer }),
      ({ solved }) => (solved ? dispatch({ type: 'accepted' }) : void refuse()),
    );
  };
  const verify = async () => {
    if (state.status !== 'asking') return;
    const verdict = judgeAnswer(state);
    if (verdict === 'empty') dispatch({ type: 'submittedEmpty' });
    else if (verdict === 'accepted') dispatch({ type: 'accepted' });
    else if (verdict === 'refused') await refuse();
    else if (state.challenge) await askServer(state.challenge.id);
  };

  return {
    captchaId: solvedCaptchaId(state),
    state,
    edit: (answer) => dispatch({ type: 'edited', answer }),
    verify,
    renew,
  };
}
