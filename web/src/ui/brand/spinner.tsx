import { LoaderCircle } from 'lucide';
import { Icon } from './icon.tsx';

/** Purely visual: whoever shows it says in words (or with aria-busy) what is going on. */
export function Spinner({ size = 16 }: { size?: 16 | 20 }) {
  return <Icon of={LoaderCircle} size={size} className="motion-safe:animate-spin motion-reduce:animate-pulse" />;
}
