import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/language.tsx';
import { Histogram } from './histogram.tsx';
import type { HistogramBar } from './histogram-bar.ts';

const bar = (day: number, counted: number, others: number): HistogramBar => ({
  from: `2026-03-0${day}T00:00:00.000Z`,
  to: `2026-03-0${day + 1}T00:00:00.000Z`,
  name: `March ${day}`,
  short: String(day),
  counted,
  others,
});
const BARS = [bar(1, 1, 4), bar(2, 3, 0), bar(3, 0, 2)];

function show() {
  const onBrush = vi.fn();
  render(
    <LanguageProvider surface="en" chosen={null} choose={() => undefined}>
      <Histogram label="Calls" bars={BARS} series={{ counted: 'Qualified', others: 'Others' }} onBrush={onBrush} />
    </LanguageProvider>,
  );
  return { onBrush, chart: screen.queryByRole('slider', { name: 'Calls' }) as HTMLElement };
}

test('it is read with arrow keys, and with Shift they choose a stretch that Enter narrows to', async () => {
  const { onBrush, chart } = show();
  chart.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toBe('March 2: Qualified 3, Others 0');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(chart.getAttribute('aria-valuetext')).toBe('March 1 – March 2: Qualified 4, Others 4');
  await userEvent.keyboard('{Enter}');
  expect(onBrush).toHaveBeenCalledWith(BARS[0], BARS[1]);
});

test('dragging over bars chooses them, a click one', () => {
  const { onBrush, chart } = show();
  chart.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
  fireEvent.pointerDown(chart, { clientX: 250 });
  fireEvent.pointerMove(chart, { clientX: 150 });
  fireEvent.pointerUp(chart);
  expect(onBrush).toHaveBeenLastCalledWith(BARS[1], BARS[2]);
  fireEvent.pointerDown(chart, { clientX: 10 });
  fireEvent.pointerUp(chart);
  expect(onBrush).toHaveBeenLastCalledWith(BARS[0], BARS[0]);
});

test('the same is there as a table', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const table = screen.getByRole('table', { name: 'Calls' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['CallsQualifiedOthers', 'March 114', 'March 230', 'March 302']);
});
