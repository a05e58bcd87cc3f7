import { ById, endpoint, Nothing } from '../endpoint.ts';
import { Archived, EditedLink, Link, LinkList, LinksAsked, NewLink } from './links.ts';

export const listLinks = endpoint('GET', '/links', {
  access: 'link.list',
  scope: 'links:read',
  query: LinksAsked,
  answers: { 200: LinkList },
});

export const readLink = endpoint('GET', '/links/:id', {
  access: 'link.list',
  scope: 'links:read',
  params: ById,
  answers: { 200: Link },
});

export const createLink = endpoint('POST', '/links', {
  access: 'link.create',
  scope: 'links:write',
  body: NewLink,
  answers: { 201: Link },
  errors: ['application_state', 'idempotency_mismatch', 'idempotency_running'],
});

export const editLink = endpoint('PUT', '/links/:id', {
  access: 'link.edit',
  scope: 'links:write',
  params: ById,
  body: EditedLink,
  answers: { 200: Link },
});

/** Out of the list or back in it; it leads on either way. */
export const archiveLink = endpoint('PUT', '/links/:id/archived', {
  access: 'link.archive',
  scope: 'links:write',
  params: ById,
  body: Archived,
  answers: { 204: Nothing },
});
