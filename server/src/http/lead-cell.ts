import { OFFERED } from '@callstead/domain/offered';
import type { CsvRow } from './csv.ts';

/** The cell of a lead in a file about money; no column where there are no leads. */
export const leadCell = (text: string | null): CsvRow => (OFFERED.leads ? [text] : []);
