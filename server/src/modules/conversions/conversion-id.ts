import { newSortableId } from '../../db/sortable-id.ts';

export const newConversionId = (receivedAt: Date) => newSortableId('conv', receivedAt);
