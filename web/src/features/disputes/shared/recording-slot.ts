import type { ComponentType } from 'react';

/** Plays the recording of a call, from a second on if one is named; `app/` says which player that is. */
export type RecordingSlot = ComponentType<{ callId: string; from?: { second: number } | undefined }>;
