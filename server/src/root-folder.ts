import { resolve } from 'node:path';

/** Of the repository. The built server lies as deep below it as its sources do. */
export const ROOT_FOLDER = resolve(import.meta.dirname, '../..');
