import { PRINTED } from './scale.ts';

/** How much of the whole something is, below its figure in a table; the column's sum says the same. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span aria-hidden className={`mt-0.5 block h-1 rounded-full bg-sunken ${PRINTED}`}>
      <span
        className="ml-auto block h-full rounded-full bg-c1"
        style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }}
      />
    </span>
  );
}
