import { DENSITIES, type Density } from '@callstead/domain/identity/screen';

export type ListLayout<Column extends string> = { columns: readonly Column[]; density: Density };

/** 'time,campaign;default', as it is kept; what is not known any more is left out, and the first column is always there. */
export function readLayout<Column extends string>(
  written: string,
  { all, fixed }: { all: readonly Column[]; fixed: Column },
): ListLayout<Column> {
  const [names = '', density] = written.split(';');
  const known = names.split(',').flatMap((name) => all.filter((column) => column === name));
  const columns = [...new Set([fixed, ...known])];
  return { columns, density: DENSITIES.find((each) => each === density) ?? 'compact' };
}

export const writeLayout = <Column extends string>({ columns, density }: ListLayout<Column>) =>
  `${columns.join()};${density}`;
