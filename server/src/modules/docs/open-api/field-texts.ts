/** What fields mean. One name has one meaning everywhere; `Schema.field` stands where it needs more words. */
const FIELD_TEXTS: Readonly<Record<string, string>> = {
  id: 'Its id.',
};

export const fieldText = (name: string, schema?: string): string | undefined =>
  (schema && FIELD_TEXTS[`${schema}.${name}`]) || FIELD_TEXTS[name];
