import type { CaptchaResponse, SolveCaptchaResponse } from '@callstead/contract/identity/identity';
import { useCallback, useEffect, useReducer, useRef } from 'react';
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

export type Captchas = {
  ask: () => Promise<CaptchaResponse>;
  solve: (id: string, answer: string) => Promise<SolveCaptchaResponse>;
};

/** `const captcha = useCaptcha({ ask, solve })`, then `<CaptchaField captcha={captcha} />` in the form. */
export function useCaptcha({ ask, solve }: Captchas): CaptchaHandle {
  const [state, dispatch] = useReducer(nextCaptchaState, FIRST_STATE);
  const turn = useRef(0);

  /** Runs one request at a time: what an older one answers is no longer of interest. */
  const latest = useCallback(async <Result>(send: () => Promise<Result>, onAnswer: (answer: Result) => void) => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const answer = await send();
      if (mine === turn.current) onAnswer(answer);
    } catch (error) {
      if (mine === turn.current) dispatch({ type: 'broke', error });
    }
  }, []);

  const fetchQuestion = useCallback(
    () => latest(ask, (challenge) => dispatch({ type: 'received', challenge })),
    [latest, ask],
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
      () => solve(id, state.answer),
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
