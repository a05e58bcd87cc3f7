import type { ClickListQuery } from '@callstead/contract/clicks';
import { listClicks } from '@callstead/contract/clicks-endpoints';
import { pageQuery } from '../../../api/list-query.ts';

type ClickQuestion = { [Name in keyof ClickListQuery]?: ClickListQuery[Name] | undefined };

export const clickListQuery = (query: ClickQuestion) =>
  pageQuery({ queryKey: ['clicks'], endpoint: listClicks, query });
