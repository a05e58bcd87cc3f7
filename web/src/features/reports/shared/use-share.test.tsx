import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../../i18n/language.tsx';
import { useChange } from './use-change.ts';
import { useShare } from './use-share.ts';

type Counted = { calls: number; leads: number };

function Share({ counted }: { counted: Counted }) {
  const { share, shareOfCalls } = useShare();
  return `${share(counted)} | ${shareOfCalls(counted)}`;
}

const Change = ({ now, before }: { now: number; before: number }) => useChange()('ayer', { now, before })?.text;

const told = (children: React.ReactNode) =>
  render(
    <LanguageProvider surface="es" chosen="es" choose={() => undefined}>
      {children}
    </LanguageProvider>,
  ).container.textContent?.replaceAll('\u00a0', ' ');

test.each<[Counted, string]>([
  [{ calls: 1, leads: 1 }, '1 de 1 llamada | 1 de 1 llamada'],
  [{ calls: 9, leads: 2 }, '2 de 9 llamadas | 2 de 9 llamadas'],
  [{ calls: 1107, leads: 501 }, '45.3 % | 45.3 % de 1,107 llamadas'],
  [{ calls: 0, leads: 0 }, 'undefined | undefined'],
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
