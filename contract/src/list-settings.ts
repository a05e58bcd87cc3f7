import { LONGEST_LIST_VIEW_NAME, WORK_LISTS } from '@callstead/domain/work-lists';
import * as z from 'zod';
import { requiredText, text } from './text.ts';

export const ByWorkList = z.object({ list: z.enum(WORK_LISTS) });
export const ByListView = ByWorkList.extend({ id: z.uuid() });

/** As the screen writes it; null: as it is for everybody. */
export const ListLayoutRequest = z.object({ layout: requiredText(1000).nullable() });

/** `question`: the parameters of the list's address. */
export const ListViewRequest = z.object({ name: requiredText(LONGEST_LIST_VIEW_NAME), question: text().max(2000) });

export const ListView = z.object({ id: z.uuid(), name: z.string(), question: z.string() });
export type ListView = z.infer<typeof ListView>;

export const ListSettings = z.object({ layout: z.string().nullable(), views: z.array(ListView) });
export type ListSettings = z.infer<typeof ListSettings>;
