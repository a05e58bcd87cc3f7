/** Who writes a document. */
export const WORDMARK = 'Callstead';
