import { momentOfId, newSortableId } from '../../db/sortable-id.ts';

export const newConversionId = (receivedAt: Date) => newSortableId('conv', receivedAt);

/** Undefined when the text is no conversion's id. */
export const receivedOf = (id: string): Date | undefined => momentOfId('conv', id);
