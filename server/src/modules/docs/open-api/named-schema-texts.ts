/** What each named schema is; a test keeps it complete. */
export const SCHEMA_TEXTS: Readonly<Record<string, string>> = {
  Problem: 'Why a request was refused, by RFC 9457. `code` is stable; `title` and `detail` are for people.',
  ApiKey: 'A key, without its secret.',
  Lead: 'Where a lead stands, without the person.',
  LeadPing: 'What a lead would bring, or why it would bring nothing.',
  PostedLead: 'What became of a lead that was posted.',
  WebhookDelivery: 'One event on its way to one address, with every try.',
};
