import { CATEGORY_NAMES } from '@callstead/domain/campaigns/category-names';
import { defineMessages } from './define-messages.ts';

/** The server searches for the same names, so they stand in the domain. */
export const categoryMessages = defineMessages({ en: CATEGORY_NAMES.en, es: CATEGORY_NAMES.es });
