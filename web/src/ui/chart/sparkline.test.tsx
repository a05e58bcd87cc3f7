import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sparkline } from './sparkline.tsx';

const linesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('polyline')].map((line) => ({
    points: line.getAttribute('points')?.split(' ').length,
    isDashed: line.hasAttribute('stroke-dasharray'),
  }));

test('days that are over are one line', () => {
  const { container } = render(<Sparkline values={[1, 2, 3, 4]} />);
  expect(linesOf(container)).toEqual([{ points: 4, isDashed: false }]);
  expect(container.querySelector('[data-unfinished]')).toBeNull();
});

test('a day that is not over is no fall: its piece is dashed, its end hollow', () => {
  const { container } = render(<Sparkline values={[1, 2, 3, 0]} isUnfinished />);
  expect(linesOf(container)).toEqual([
    { points: 3, isDashed: false },
    { points: 2, isDashed: true },
  ]);
  expect(container.querySelector('circle[data-unfinished]')).not.toBeNull();
});
