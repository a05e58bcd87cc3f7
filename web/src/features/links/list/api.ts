import type { CreateLinkRequest, EditLinkRequest, ExplainLinkQuery, LinkListQuery } from '@callstead/contract/links';
import {
  archiveLink,
  createLink,
  editLink,
  explainLink,
  listLinks,
  readLinkOptions,
} from '@callstead/contract/links-endpoints';
import type { ReadyMaterialsQuery } from '@callstead/contract/materials';
import { listReadyMaterials } from '@callstead/contract/materials-endpoints';
import type { Language } from '@callstead/domain/identity/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const LINKS = ['links'] as const;

export const linkListQuery = (query: Omit<LinkListQuery, 'after' | 'limit'>) =>
  growingListQuery({ queryKey: LINKS, endpoint: listLinks, query });

export const linkOptionsQuery = (query: { account: string | undefined; language: Language }) =>
  queryOptions({ queryKey: [...LINKS, 'options', query], queryFn: () => call(readLinkOptions, { query }) });

/** Announced as 'campaigns': what an advertiser publishes is proposed at once. */
export const campaignMaterialsQuery = (query: Pick<ReadyMaterialsQuery, 'campaign' | 'account' | 'language'>) =>
  growingListQuery({ queryKey: ['campaigns', 'ready-materials'], endpoint: listReadyMaterials, query });

/** Asked again each time: it is about now. */
export const linkExplanationQuery = (query: ExplainLinkQuery) =>
  queryOptions({
    queryKey: [...LINKS, 'explanation', query],
    queryFn: () => call(explainLink, { query }),
    staleTime: 0,
  });

export const useSaveLink = () =>
  useInvalidatingMutation(LINKS, (body: CreateLinkRequest) => call(createLink, { body }));

export const useEditLink = () =>
  useInvalidatingMutation(LINKS, ({ id, body }: { id: string; body: EditLinkRequest }) =>
    call(editLink, { params: { id }, body }),
  );

export const useArchiveLink = () =>
  useInvalidatingMutation(LINKS, ({ id, archived }: { id: string; archived: boolean }) =>
    call(archiveLink, { params: { id }, body: { archived } }),
  );
