import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/language.tsx';
import { BarList } from './bar-list.tsx';
import { Funnel } from './funnel.tsx';
import { HeatMap } from './heat-map.tsx';
import { StateValues } from './state-values.tsx';
import { TimeChart } from './time-chart.tsx';
import type { TimePoint } from './time-point.ts';

const show = (chart: ReactNode) =>
  render(
    <LanguageProvider surface="en" chosen={null} choose={() => undefined}>
      {chart}
    </LanguageProvider>,
  );

const POINTS: TimePoint[] = [
  { key: 'a', short: '1', name: 'Monday', value: 10, before: 8 },
  { key: 'b', short: '2', name: 'Tuesday', value: 20, before: 9 },
  { key: 'c', short: '3', name: 'Wednesday', value: 5, before: 12, isUnfinished: true },
];
const CHART = { label: 'Calls by day', points: POINTS, series: { now: 'This week', before: 'Last week' } };
const calls = (value: number) => `${value} calls`;

test('a chart is read with arrow keys, from the newest back, and Enter chooses', async () => {
  const onChoose = vi.fn();
  show(<TimeChart {...CHART} kind="bar" format={calls} onChoose={onChoose} />);
  const chart = screen.getByRole('slider', { name: 'Calls by day' });
  await userEvent.tab(); // the switch to the table
  await userEvent.tab();
  expect(document.activeElement).toBe(chart);
  expect(chart.getAttribute('aria-valuetext')).toBe('Wednesday: 5 calls (not over yet); Last week: 12 calls');
  await userEvent.keyboard('{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toBe('Tuesday: 20 calls; Last week: 9 calls');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toContain('Monday: 10 calls');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(POINTS[0]);
});

test('what is not over yet is drawn lighter, in bars and in lines', () => {
  const { container } = show(<TimeChart {...CHART} kind="bar" format={calls} />);
  expect(container.querySelectorAll('[data-unfinished]')).toHaveLength(1);
  show(<TimeChart {...CHART} kind="line" format={calls} />);
  expect(document.querySelectorAll('path[stroke-dasharray="2 4"]')).toHaveLength(1);
});

test('a share of nothing leaves a gap, and no dash of the line before it', () => {
  const points = [...POINTS, { key: 'd', short: '4', name: 'Thursday', value: null, before: null }].map((point) => ({
    ...point,
    isUnfinished: false,
    ...(point.key === 'b' && { value: null }),
  }));
  const { container } = show(<TimeChart {...CHART} points={points} kind="line" format={calls} />);
  expect(container.querySelectorAll('path[stroke-dasharray="2 4"]')).toHaveLength(0);
  expect(container.querySelectorAll('path.stroke-c1[fill=none]')).toHaveLength(2);
});

test('every chart is a table, too', async () => {
  show(<TimeChart {...CHART} kind="line" format={calls} />);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const rows = within(screen.getByRole('table', { name: 'Calls by day' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Calls by dayThis weekLast week',
    'Monday10 calls8 calls',
    'Tuesday20 calls9 calls',
    'Wednesday5 calls12 calls',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Chart' }));
  screen.getByRole('slider');
});

test('bars say their value and their share, and can be chosen', async () => {
  const onChoose = vi.fn();
  const bars = [
    { key: 'short', name: 'Too short', value: 30, isChosen: true },
    { key: 'closed', name: 'Closed', value: 10 },
  ];
  show(<BarList label="Reasons" bars={bars} format={String} onChoose={onChoose} />);
  expect(screen.getByRole('button', { name: /Too short/ }).textContent).toBe('Too short3075%');
  expect(screen.getByRole('button', { name: /Too short/ }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: /Closed/ }));
  expect(onChoose).toHaveBeenCalledWith(bars[1]);
});

test('a funnel says what is left at each step and where most are lost', () => {
  const step = (key: string, value: number) => ({ key, name: key, inSentence: `the ${key}`, value });
  show(
    <Funnel
      label="Way"
      steps={[step('clicks', 50), step('calls', 100), step('connected', 80), step('paid', 20)]}
      format={String}
    />,
  );
  const steps = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(steps[1]).toBe('calls100'); // more than before: they came another way
  expect(steps[2]).toContain('80% of the calls');
  expect(steps[3]).toContain('25% of the connected');
  expect(steps[3]).toContain('Most are lost here');
  expect(steps[2]).not.toContain('Most are lost here');
});

test('a week is one stop for the tab key, arrow keys inside, and a click chooses its hour', async () => {
  const onChoose = vi.fn();
  const valueAt = ({ weekday, hour }: { weekday: number; hour: number }) => (hour === 9 ? weekday + 1 : null);
  show(<HeatMap label="Week" valueAt={valueAt} format={calls} onChoose={onChoose} />);
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday, 9:00: 1 calls');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tuesday, 9:00: 2 calls');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tuesday, 10:00: None');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday, 10:00: None');
  await userEvent.click(screen.getByRole('button', { name: 'Sunday, 9:00: 7 calls' }));
  expect(onChoose).toHaveBeenCalledWith({ weekday: 6, hour: 9 });
});

test('states carry their value, the chosen one is pressed, and the table has the largest first', async () => {
  const onChoose = vi.fn();
  const values: Record<string, number> = { TX: 4, FL: 40 };
  show(
    <StateValues
      label="By state"
      of="Calls"
      figureOf={(state) => values[state] ?? null}
      format={calls}
      formatTile={String}
      chosen={['FL']}
      onChoose={onChoose}
    />,
  );
  const florida = screen.getByRole('button', { name: /Florida, 40 calls/ });
  expect(florida.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: /Maine, None/ }).getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(florida);
  expect(onChoose).toHaveBeenCalledWith('FL');
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'StateCalls',
    'Florida40 calls',
    'Texas4 calls',
  ]);
});
