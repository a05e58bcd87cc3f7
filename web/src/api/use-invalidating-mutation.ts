import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** Whatever the answer was, the screens then show what is true: all queries below `queryKey` are asked again. */
export function useInvalidatingMutation<Input, Result>(
  queryKey: QueryKey,
  mutationFn: (input: Input) => Promise<Result>,
) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => void queries.invalidateQueries({ queryKey }) });
}
