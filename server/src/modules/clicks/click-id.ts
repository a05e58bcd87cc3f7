import { newSortableId } from '../../db/sortable-id.ts';

export const newClickId = (clickedAt: Date) => newSortableId('clk', clickedAt);
