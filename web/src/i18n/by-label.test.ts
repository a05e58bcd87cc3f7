import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { CATEGORY_NAMES } from '@callstead/domain/campaigns/category-names';
import { expect, test } from 'vitest';
import { sortedByLabel } from './by-label.ts';

const named = (...labels: string[]) => labels.map((label) => ({ label }));

test('verticals stand in the order of their Spanish names, not of their English ids', () => {
  const options = CATEGORIES.toSorted().map((id) => ({ label: CATEGORY_NAMES.es.category[id] }));
  expect(sortedByLabel(options, 'es').map(({ label }) => label)).toEqual([
    'Automotor',
    'Bienes raíces',
    'Finanzas',
    'Rehabilitación',
    'Salud',
    'Servicios legales',
    'Servicios para el hogar',
    'Viajes',
  ]);
});

test('accents and ñ have their place', () => {
  expect(sortedByLabel(named('Zona', 'Óptica', 'Ñandú', 'Nube', 'Ocio'), 'es')).toEqual(
    named('Nube', 'Ñandú', 'Ocio', 'Óptica', 'Zona'),
  );
});
