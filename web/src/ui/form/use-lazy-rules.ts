import { useCallback, useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { whenIdle } from '../hooks/when-idle.ts';

/**
 * The rules of a form on a public page weigh more than the form. They come when the browser rests, at the latest with
 * the first submission; should they not come at all, the server has the same ones.
 */
export function useLazyRules<Fields extends FieldValues, Context, Sent>(
  load: () => Promise<Resolver<Fields, Context, Sent>>,
): Resolver<Fields, Context, Sent> {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
  return useCallback(
    async (typed, context, options) => {
      const rules = await load().catch(() => null);
      return rules
        ? rules(typed, context, options)
        : { values: { ...typed, ...context } as unknown as Sent, errors: {} };
    },
    [load],
  );
}
