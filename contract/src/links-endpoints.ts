import { ById, endpoint, Nothing } from './endpoint.ts';
import {
  ArchiveLinkRequest,
  CreateLinkRequest,
  EditLinkRequest,
  ExplainLinkQuery,
  LinkExplanation,
  LinkListQuery,
  LinkListResponse,
  LinkOptions,
  LinkOptionsQuery,
  SavedLink,
} from './links.ts';

export const listLinks = endpoint('GET', '/publisher/links', {
  access: 'link.list',
  query: LinkListQuery,
  answers: { 200: LinkListResponse },
});

export const readLinkOptions = endpoint('GET', '/publisher/links/options', {
  access: 'link.list',
  query: LinkOptionsQuery,
  answers: { 200: LinkOptions },
});

export const explainLink = endpoint('GET', '/publisher/links/explanation', {
  access: 'link.explain',
  query: ExplainLinkQuery,
  answers: { 200: LinkExplanation },
});

export const createLink = endpoint('POST', '/publisher/links', {
  access: 'link.create',
  body: CreateLinkRequest,
  answers: { 201: SavedLink },
  errors: ['application_state'],
});

export const editLink = endpoint('PUT', '/publisher/links/:id', {
  access: 'link.edit',
  params: ById,
  body: EditLinkRequest,
  answers: { 200: SavedLink },
});

/** Out of the list or back in it; it leads on either way. */
export const archiveLink = endpoint('PUT', '/publisher/links/:id/archived', {
  access: 'link.archive',
  params: ById,
  body: ArchiveLinkRequest,
  answers: { 204: Nothing },
});
