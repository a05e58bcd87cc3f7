import type { KeptRefusal } from '@callstead/domain/conversions/postback';

/** What became of a report: the conversion it made or changed, or why not. */
export type Taken = { conversionId: string | null; code: KeptRefusal | null; isTest: boolean };
