import { useState } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

type Choice = { madeOn: URLSearchParams; params: URLSearchParams };

/**
 * The filters in the address, as chosen: the address itself follows a moment later on a slow device, and whoever chooses
 * the next filter meanwhile must not lose the one before.
 */
export function useChosenParams() {
  const [shown, setShown] = useSearchParams();
  const [choice, setChoice] = useState<Choice>();
  const params = choice?.madeOn === shown ? choice.params : shown;
  const choose = (next: URLSearchParams, options?: NavigateOptions) => {
    setChoice({ madeOn: shown, params: next });
    setShown(next, options);
  };
  return [params, choose] as const;
}
