import { erasePerson, findPerson, listErasures } from '@callstead/contract/persons-endpoints';
import type { SuppressedLines } from '@callstead/contract/suppression';
import { MOST_SUPPRESSED_AT_ONCE } from '@callstead/contract/suppression';
import { readSuppression, suppressLines, unsuppress } from '@callstead/contract/suppression-endpoints';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const PERSONS = ['persons'] as const;
const SUPPRESSION = [...PERSONS, 'suppression'] as const;
const ERASURES = [...PERSONS, 'erasures'] as const;
const WATCH_MS = 1_500;

/** Until all of them are done somebody watches. */
export const erasureListQuery = () => ({
  ...growingListQuery({ queryKey: ERASURES, endpoint: listErasures, query: {} }),
  refetchInterval: (query: { state: { data?: { pages: { data: { finishedAt: string | null }[] }[] } | undefined } }) =>
    query.state.data?.pages.some((page) => page.data.some((each) => each.finishedAt === null)) ? WATCH_MS : false,
});

export const suppressionQuery = () => queryOptions({ queryKey: SUPPRESSION, queryFn: () => call(readSuppression, {}) });

export const useFindPerson = () =>
  useMutation({ mutationFn: (contact: string) => call(findPerson, { body: { contact } }) });

export const useErasePerson = () =>
  useInvalidatingMutation(PERSONS, (body: { token: string; suppress: boolean }) => call(erasePerson, { body }));

export const useSuppress = () =>
  useInvalidatingMutation(SUPPRESSION, (contact: string) => call(suppressLines, { body: { lines: [contact] } }));

export const useUnsuppress = () =>
  useInvalidatingMutation(SUPPRESSION, (contact: string) => call(unsuppress, { body: { contact } }));

type Upload = { file: Blob; onProgress: (share: number) => void };

/** Piece after piece as the file is read: it may be as long as it wants, and a piece that came twice does no harm. */
export const useUploadSuppression = () =>
  useInvalidatingMutation(SUPPRESSION, async ({ file, onProgress }: Upload): Promise<SuppressedLines> => {
    const total = { added: 0, known: 0, unread: 0 };
    for await (const { lines, share } of piecesOf(file)) {
      const { added, known, unread } = await call(suppressLines, { body: { lines } });
      total.added += added;
      total.known += known;
      total.unread += unread;
      onProgress(share);
    }
    return total;
  });

async function* piecesOf(file: Blob): AsyncGenerator<{ lines: string[]; share: number }> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let [rest, bytes, lines] = ['', 0, [] as string[]];
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    bytes += step.value.length;
    const parts = (rest + decoder.decode(step.value, { stream: true })).split(/\r\n|\r|\n/);
    rest = parts.pop() ?? '';
    lines.push(...parts.filter(Boolean));
    while (lines.length >= MOST_SUPPRESSED_AT_ONCE) {
      yield { lines: lines.splice(0, MOST_SUPPRESSED_AT_ONCE), share: bytes / file.size };
    }
  }
  lines = [...lines, rest].filter(Boolean);
  for (let from = 0; from < lines.length; from += MOST_SUPPRESSED_AT_ONCE) {
    yield { lines: lines.slice(from, from + MOST_SUPPRESSED_AT_ONCE), share: 1 };
  }
}
