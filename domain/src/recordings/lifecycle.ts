/** `pending` is announced by the carrier, `ready` is in our storage; `deleted` once its days are over. */
export const RECORDING_LIFECYCLE = ['pending', 'ready', 'failed', 'deleted'] as const;
export type RecordingState = (typeof RECORDING_LIFECYCLE)[number];
