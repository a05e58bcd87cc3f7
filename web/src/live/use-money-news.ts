import { useQueryClient } from '@tanstack/react-query';
import { useLive } from './live.tsx';

/** A call that ends moves money: whoever looks at money hears of calls, too. */
export function useMoneyNews(): void {
  const queries = useQueryClient();
  useLive('calls', () => void queries.invalidateQueries({ queryKey: ['money'] }));
}
