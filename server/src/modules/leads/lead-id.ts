import { momentOfId, momentsOfIds, newSortableId } from '../../db/sortable-id.ts';

export const newLeadId = (arrivedAt: Date) => newSortableId('lead', arrivedAt);
export const newPingId = (pingedAt: Date) => newSortableId('ping', pingedAt);

/** Undefined when the text is no lead's id. It says in which month the lead lies. */
export const leadArrivedAt = (id: string): Date | undefined => momentOfId('lead', id);

/** When leads arrived whose ids begin so; undefined when no id begins so. */
export const leadArrivalsOf = (prefix: string): { from: Date; to: Date } | undefined => momentsOfIds('lead', prefix);
