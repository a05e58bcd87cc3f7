import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DateTime } from '../ui/format/date-time.tsx';
import { defineMessages } from './define-messages.ts';
import { LanguageProvider, useFormats, useTexts } from './language.tsx';

const messages = defineMessages({
  en: { count: '{count, plural, one {# call} other {# calls}}', most: 'at most {most, number}' },
  es: { count: '{count, plural, one {# llamada} other {# llamadas}}', most: 'como mucho {most, number}' },
});

const inLanguage = (language: 'en' | 'es', children: React.ReactNode) =>
  render(
    <LanguageProvider surface={language} chosen={language} choose={() => undefined}>
      {children}
    </LanguageProvider>,
  );

function Told() {
  const t = useTexts(messages);
  const formats = useFormats();
  return [t('count', { count: 5000 }), t('most', { most: 1107 }), formats.number(1107)].join(' · ');
}

test('numbers are written alike inside sentences and on their own', () => {
  expect(inLanguage('es', <Told />).container.textContent).toBe('5,000 llamadas · como mucho 1,107 · 1,107');
  expect(inLanguage('en', <Told />).container.textContent).toBe('5,000 calls · at most 1,107 · 1,107');
});

test('a long list of moments builds few formatters', () => {
  const built = vi.spyOn(Intl, 'DateTimeFormat');
  const moments = Array.from({ length: 300 }, (_, minute) => new Date(Date.UTC(2026, 2, 2, 0, minute)).toISOString());
  inLanguage(
    'es',
    moments.map((moment) => <DateTime key={moment} value={moment} />),
  );
  expect(document.querySelectorAll('time')).toHaveLength(300);
  expect(built.mock.calls.length).toBeLessThan(10);
  built.mockRestore();
});
