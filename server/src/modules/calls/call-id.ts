import { momentOfId, momentsOfIds, newSortableId } from '../../db/sortable-id.ts';

export type CallId = `call_${string}`;

export const newCallId = (arrivedAt: Date): CallId => newSortableId('call', arrivedAt);

/** Undefined when the text is no call's id. */
export const arrivalOf = (id: string): Date | undefined => momentOfId('call', id);

/** When calls arrived whose ids begin so: from one moment on, before another. Undefined when no id begins so. */
export const arrivalsOf = (prefix: string): { from: Date; to: Date } | undefined => momentsOfIds('call', prefix);
