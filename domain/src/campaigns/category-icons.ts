import type { Category } from './categories.ts';

/** Names of lucide icons. */
const ICONS: Record<Category, string> = {
  health: 'heart-pulse',
  finance: 'landmark',
  homeServices: 'wrench',
  realEstate: 'key-round',
  travel: 'plane',
  rehab: 'sprout',
  automotive: 'car',
  legal: 'scale',
};

export function categoryIcon(category: Category): string {
  return ICONS[category];
}
