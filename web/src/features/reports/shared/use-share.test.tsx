import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../../i18n/language.tsx';
import { useChange } from './use-change.ts';
import { useShare } from './use-share.ts';

type Counted = { conversions: number; calls: number; formVisits: number; outsideClicks: number };
const counted = (conversions: number, calls: number, formVisits = 0, outsideClicks = 0): Counted => ({
  ...{ conversions, calls, formVisits, outsideClicks },
});

function Share({ counted }: { counted: Counted }) {
  const { share, shareOfVisits } = useShare();
  return `${share(counted)} | ${shareOfVisits(counted)}`;
}

const Change = ({ now, before }: { now: number; before: number }) => useChange()('ayer', { now, before })?.text;

const told = (children: React.ReactNode) =>
  render(
    <LanguageProvider surface="es" chosen="es" choose={() => undefined}>
      {children}
    </LanguageProvider>,
  ).container.textContent?.replaceAll('\u00a0', ' ');

test.each<[Counted, string]>([
  [counted(1, 1), '1 de 1 llamada | 1 de 1 llamada'],
  [counted(2, 9), '2 de 9 llamadas | 2 de 9 llamadas'],
  [counted(501, 1107), '45.3 % | 45.3 % de 1,107 llamadas'],
  [counted(1, 0, 1), '1 de 1 visita a formularios | 1 de 1 visita a formularios'],
  [counted(3, 10, 2), '25 % | 25 % de 10 llamadas y 2 visitas a formularios'],
  [counted(10, 10, 20, 70), '10 % | 10 % de 10 llamadas, 20 visitas a formularios y 70 clics'],
  [counted(0, 0), 'undefined | undefined'],
  [counted(12, 10), 'undefined | undefined'], // programs brought more than came by what we count
])('of %j: no percentage of a handful', (counted, text) => {
  expect(
    told(<Share counted={counted} />)
      ?.replaceAll('%', ' %')
      .replaceAll('  %', ' %'),
  ).toBe(text);
});

test.each([
  [83, 3, '28 veces lo de ayer'],
  [5000, 3, 'Más de 100 veces lo de ayer'],
  [113, 100, '13% más que ayer'],
  [5, 0, 'Desde cero: ayer no hubo nada'],
])('%i after %i is said so that people can read it', (now, before, text) => {
  expect(told(<Change now={now} before={before} />)).toBe(text);
});
