import type { Language } from '../identity/account.ts';
import type { Category } from './categories.ts';

/** What people call the categories: shown, and searched for, so both floors need them. */
export const CATEGORY_NAMES = {
  en: {
    category: {
      automotive: 'Automotive',
      finance: 'Finance',
      health: 'Health',
      homeServices: 'Home services',
      legal: 'Legal',
      realEstate: 'Real estate',
      rehab: 'Rehab',
      travel: 'Travel',
    },
  },
  es: {
    category: {
      automotive: 'Automotor',
      finance: 'Finanzas',
      health: 'Salud',
      homeServices: 'Servicios para el hogar',
      legal: 'Servicios legales',
      realEstate: 'Bienes raíces',
      rehab: 'Rehabilitación',
      travel: 'Viajes',
    },
  },
} as const satisfies Record<Language, { category: Record<Category, string> }>;

export function categoryName(category: Category, language: Language): string {
  return CATEGORY_NAMES[language].category[category];
}
