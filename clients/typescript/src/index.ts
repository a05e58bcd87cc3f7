export { type Client, type ClientOptions, createClient } from './client.ts';
export { CallsteadError } from './error.ts';
export type { AnswerOf, InputOf, ItemOf, ListName, OperationName, Schemas } from './operations.ts';
export { verifyWebhook, type WebhookEvent } from './verify-webhook.ts';
