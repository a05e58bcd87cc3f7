import { useId } from 'react';

type ShortListProps = { items: readonly string[]; limit: number; moreLabel: string };

const CHIP_CLASS = 'rounded-sm bg-neutral-bg px-2 py-0.5 text-12 text-neutral';

/** The first entries and an ellipsis that shows the whole list on hover, focus and tap. Sits inside ShortLists. */
export function ShortList({ items, limit, moreLabel }: ShortListProps) {
  return (
    <ul className="relative flex flex-wrap items-center gap-1.5">
      {items.slice(0, limit).map((item) => (
        <li key={item} className={CHIP_CLASS}>
          {item}
        </li>
      ))}
      {items.length > limit && (
        <li>
          <WholeList items={items} label={moreLabel} />
        </li>
      )}
    </ul>
  );
}

function WholeList({ items, label }: { items: readonly string[]; label: string }) {
  const id = useId();
  return (
    <span className="group">
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        data-short-list
        className="inline-flex min-h-6 min-w-8 items-center justify-center rounded-sm border px-2 text-12 hover:border-strong"
      >
        …
      </button>
      <span
        id={id}
        role="tooltip"
        className="invisible absolute inset-x-0 bottom-full z-20 rounded border bg-surface p-3 text-13 shadow-overlay group-focus-within:visible group-hover:visible"
      >
        {items.join(', ')}
      </span>
    </span>
  );
}
