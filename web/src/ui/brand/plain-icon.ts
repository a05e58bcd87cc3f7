import { createElement } from 'react';
import type { IconType } from './icon.tsx';

type Shape = readonly [tag: string, attributes: Record<string, string>];

/** Takes the place of lucide's own `createLucideIcon` in the build (vite.config.ts). */
export default function plainIcon({ node }: { node: readonly Shape[] }): IconType {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size, ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      shapes,
    );
}
