import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { errorTextIn } from './error-text.ts';

const spanish = { language: 'es', surface: 'es', chosen: null, choose: () => undefined } as const;

test('a payout file that cannot be made names the settings that are missing', () => {
  const problem = {
    type: 'urn:callstead:problem:originator_incomplete',
    title: 'The settings do not say yet who orders these payments',
    status: 409,
    code: 'originator_incomplete',
    fields: { achBankRouting: 'required', achCompanyId: 'required' },
  } as const;
  expect(errorTextIn(spanish, new ApiError('originator_incomplete', problem))).toBe(
    'Para este archivo faltan datos: completa «Ordenante de los pagos» en Ajustes. Falta: número de ruta de tu banco, identificador de la empresa (ACH).',
  );
});
