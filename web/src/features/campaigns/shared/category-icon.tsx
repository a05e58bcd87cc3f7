import type { Category } from '@callstead/domain/campaigns/categories';
import { Car, HeartPulse, KeyRound, Landmark, Plane, Scale, Sprout, Wrench } from 'lucide';
import { Icon, type IconType } from '../../../ui/brand/icon.tsx';

const ICONS: Record<Category, IconType> = {
  health: HeartPulse,
  finance: Landmark,
  homeServices: Wrench,
  realEstate: KeyRound,
  travel: Plane,
  rehab: Sprout,
  automotive: Car,
  legal: Scale,
};

export function CategoryIcon({ category }: { category: Category }) {
  return <Icon of={ICONS[category]} size={20} />;
}
