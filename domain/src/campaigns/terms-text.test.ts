import { expect, test } from 'vitest';
import { CAMPAIGN_PARTS, partsOfType } from './changed-parts.ts';
import type { Terms } from './terms.ts';
import { approvalText, limitsText, minimumDescription, minimumText, qualificationText } from './terms-text.ts';

const terms = {
  minimumSeconds: 90,
  approvalDays: 7,
  caps: { daily: 50, monthly: 1_000, counts: 'connected' },
  duplicates: { windowDays: 30 },
} as Terms;
const calls = { terms, type: 'call' } as const;
const leads = { terms, type: 'lead' } as const;

test('a campaign for calls tells seconds, calls and disputes', () => {
  expect([minimumText(calls, 'en'), minimumDescription(calls, 'es')]).toEqual([
    '90 seconds',
    'Al menos 90 segundos de conversación',
  ]);
  expect(limitsText(terms, 'call', 'es')).toBe('50 llamadas por día, 1,000 llamadas por mes (cuentan las conectadas)');
  expect(approvalText(terms, 'call', 'en')).toBe('Approved automatically after 7 days unless disputed');
  expect(qualificationText(calls, 'Owners.', 'en')).toBe(
    'At least 90 seconds of conversation. Owners. A caller counts once in 30 days.',
  );
});

test('a campaign for leads tells leads and returns, and no seconds whatever its terms say of calls', () => {
  expect([minimumText(leads, 'en'), minimumDescription(leads, 'es')]).toEqual(['N/A', 'N/A']);
  expect(limitsText(terms, 'lead', 'es')).toBe('50 leads por día, 1,000 leads por mes (cuentan los aceptados)');
  expect(approvalText(terms, 'lead', 'es')).toBe('Aprobación automática a los 7 días si no se devuelve');
  expect(approvalText({ ...terms, approvalDays: 0 }, 'lead', 'en')).toBe('Approved at once');
  expect(qualificationText(leads, '', 'es')).toBe('El mismo teléfono o correo cuenta una vez en 30 días.');
});

test('parts that are of calls alone are no part of a campaign for leads', () => {
  expect(partsOfType('call')).toEqual(CAMPAIGN_PARTS);
  expect(partsOfType('lead')).not.toContain('recording');
  expect(partsOfType('lead')).toContain('caps');
});
