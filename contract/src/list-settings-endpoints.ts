import { endpoint, Nothing } from './endpoint.ts';
import { ByListView, ByWorkList, ListLayoutRequest, ListSettings, ListView, ListViewRequest } from './list-settings.ts';

/** How whoever asks arranged a list, and what they ask it again. */
export const readListSettings = endpoint('GET', '/list-settings/:list', {
  access: 'list.arrange',
  params: ByWorkList,
  answers: { 200: ListSettings },
});

export const saveListLayout = endpoint('PUT', '/list-settings/:list/layout', {
  access: 'list.arrange',
  params: ByWorkList,
  body: ListLayoutRequest,
  answers: { 204: Nothing },
});

/** Under a name that is there already it takes the place of what was. */
export const saveListView = endpoint('POST', '/list-settings/:list/views', {
  access: 'list.arrange',
  params: ByWorkList,
  body: ListViewRequest,
  answers: { 201: ListView },
  errors: ['report_limit'],
});

export const deleteListView = endpoint('DELETE', '/list-settings/:list/views/:id', {
  access: 'list.arrange',
  params: ByListView,
  answers: { 204: Nothing },
});
