import { SUB_CATEGORY_NAMES } from '@callstead/domain/campaigns/sub-category-names';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** The server searches for the same names, so they stand in the domain. */
export const subCategoryMessages = defineMessages({ en: SUB_CATEGORY_NAMES.en, es: SUB_CATEGORY_NAMES.es });
