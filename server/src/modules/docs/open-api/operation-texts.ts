import type { Tag } from './tags.ts';

/** What is said of an operation; the contract has its shape, and browsers need not carry this. */
export type OperationText = { tag: Tag; summary: string; description: string };

const text = (tag: Tag, summary: string, description: string): OperationText => ({ tag, summary, description });

/** By the name in the contract; a test keeps it complete. */
export const OPERATION_TEXTS: Readonly<Record<string, OperationText>> = {
  readCurrentKey: text('Keys', 'Read this key', 'Whose the key is that asks, what it may do, and until when.'),
  revokeCurrentKey: text(
    'Keys',
    'Revoke this key',
    'Ends the key that asks, at once and for good. Whoever finds a key that leaked can do this; its account is told.',
  ),
  sendWebhookTest: text(
    'Webhooks',
    'Send a test',
    'Queues a `webhook.test` event for one of your webhook addresses and answers with the delivery.',
  ),
  postLead: text(
    'Leads',
    'Post a lead',
    'Judged at once by every rule of the campaign. What can be read is always answered 201: `accepted`, `rejected` with a reason, `duplicate`, or `pending` where the campaign counts a lead only once its delivery was accepted. 422 names every field that cannot be read. JSON or a form (`fields.x`).',
  ),
  pingLead: text(
    'Leads',
    'Ask what a lead would bring',
    'Without personal data: what a lead from there would be paid, promised for 60 seconds and one post with that `pingId`. A ping reserves nothing.',
  ),
  readLeadStanding: text(
    'Leads',
    'Read a lead',
    'Where a lead stands now. Amounts are those of your side: publishers read what they earn, advertisers what they pay.',
  ),
};
