import type { CallView } from '@callstead/domain/calls/call-view';

/** What the page shows now, as parameters of its address. */
export type ShownQuestion = { panel: CallView; question: Readonly<Record<string, string>> };
