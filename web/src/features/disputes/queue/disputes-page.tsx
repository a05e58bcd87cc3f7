import { DisputeFilter, type DisputeRow } from '@callstead/contract/disputes';
import { DISPUTE_TURNS } from '@callstead/domain/disputes/dispute';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { FOCUS_HOME, focusAfterAction } from '../../../ui/overlay/focus-after.ts';
import type { RecordingSlot } from '../shared/recording-slot.ts';
import { queueQuery } from './api.ts';
import { DisputeCase } from './dispute-case.tsx';
import { DisputeList } from './dispute-list.tsx';
import { disputeQueueMessages } from './messages.ts';

const QUEUE: ListDescription<DisputeFilter> = {
  read: (params) => DisputeFilter.parse(Object.fromEntries(params)),
  filters: ['turn'],
  opened: 'case',
};

/** Disputes one after the other: after a decision the next one is open. */
export function DisputesPage({ Recording }: { Recording: RecordingSlot }) {
  const t = useTexts(disputeQueueMessages);
  const address = useListAddress(QUEUE);
  const disputes = useInfiniteQuery(queueQuery(address.asked));
  const rows = disputes.data?.pages.flatMap((page) => page.data);
  const opened = useOpened('case');
  const shown = useShown(rows, opened.id);
  const list = useRef<HTMLDivElement>(null);
  const isDecided = useRef(false);
  useFocusBack(list, shown?.id, isDecided);
  const turns = [undefined, ...DISPUTE_TURNS].map((value) => ({
    value,
    label: value ? t(`turns.${value}`) : t('anyTurn'),
  }));
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} />
      <FilterChips
        label={t('turn')}
        options={turns}
        chosen={address.asked.turn}
        addressOf={(turn) => address.addressWith({ turn })}
      />
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div
          ref={list}
          {...FOCUS_HOME}
          tabIndex={-1}
          className={clsx('min-w-0 outline-none', shown && 'max-lg:hidden')}
        >
          <DisputeList disputes={disputes} rows={rows} openedId={opened.id} />
        </div>
        {shown ? (
          <DisputeCase
            key={shown.id}
            dispute={shown}
            Recording={Recording}
            onDecided={() => {
              const next = nextOf(rows ?? [], shown);
              isDecided.current = true;
              if (next) opened.goTo(next.id);
              else opened.close();
            }}
            onBack={opened.close}
          />
        ) : (
          <div className="max-lg:hidden">
            <EmptyState message={t('choose')} />
          </div>
        )}
      </div>
    </>
  );
}

/** Who is at a dispute keeps it, and what was typed, when it leaves the list: another turn, or decided elsewhere. */
function useShown(rows: readonly DisputeRow[] | undefined, openedId: string | null): DisputeRow | undefined {
  const [last, setLast] = useState<DisputeRow>();
  const found = rows?.find(({ id }) => id === openedId);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === openedId ? last : undefined);
}

function nextOf(rows: readonly DisputeRow[], { id }: DisputeRow): DisputeRow | undefined {
  const at = rows.findIndex((row) => row.id === id);
  return rows[at + 1] ?? rows[at - 1];
}

/** Whoever closes a dispute is at its row again, and goes on from there; what was decided has none for much longer. */
function useFocusBack(
  list: RefObject<HTMLElement | null>,
  shownId: string | undefined,
  isDecided: RefObject<boolean>,
): void {
  const before = useRef(shownId);
  useEffect(() => {
    if (before.current && !shownId) {
      const row = list.current?.querySelector<HTMLElement>(`[data-row="${before.current}"] a`);
      focusAfterAction((!isDecided.current && row) || list.current);
    }
    before.current = shownId;
    isDecided.current = false;
  }, [shownId, list, isDecided]);
}
