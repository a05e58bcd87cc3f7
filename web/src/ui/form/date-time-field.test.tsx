import type { Language } from '@callstead/domain/identity/account';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/language.tsx';
import { expectRefused, valueIn } from '../../testing/fields.ts';
import { DateTimeField } from './date-time-field.tsx';

function openField(value: string, language: Language = 'es') {
  const sent = vi.fn();
  function Form() {
    const [moment, setMoment] = useState(value);
    const send = (event: { preventDefault: () => void }) => {
      event.preventDefault();
      sent(moment);
    };
    return (
      <form onSubmit={send}>
        <DateTimeField label="Momento" value={moment} onChange={setMoment} today="2026-03-10" />
        <button type="submit">Enviar</button>
        <button type="button" onClick={() => setMoment('2026-01-02T08:00')}>
          Otro
        </button>
      </form>
    );
  }
  render(
    <LanguageProvider surface={language} chosen={null} choose={() => undefined}>
      <Form />
    </LanguageProvider>,
  );
  const user = userEvent.setup({ delay: null });
  return { user, sent, send: () => user.click(screen.getByRole('button', { name: 'Enviar' })) };
}

const day = /^(Día|Day)/;
const time = /^(Hora|Time of day)/;

test.each([
  ['es', '08/03/2026', /^2:30 p\. ?m\.$/],
  ['en', '03/08/2026', /^2:30 PM$/],
] as const)('in %s it shows %s and %s', async (language, shownDay, shownTime) => {
  const { send, sent } = openField('2026-03-08T14:30', language);
  expect(valueIn(day)).toBe(shownDay);
  expect(valueIn(time)).toMatch(shownTime);
  await send();
  expect(sent).toHaveBeenCalledExactlyOnceWith('2026-03-08T14:30');
});

test('both or neither', async () => {
  const { user, send, sent } = openField('');
  await send();
  expect(sent).toHaveBeenLastCalledWith('');
  await user.type(screen.getByLabelText(day), '8/3/2026');
  await send();
  await expectRefused(time, 'Indica una hora.');
  expect(sent).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText(time), '14:05');
  await send();
  expect(sent).toHaveBeenLastCalledWith('2026-03-08T14:05');
});

test('a wrong time is said to be wrong, and kept', async () => {
  const { user, send, sent } = openField('2026-03-08T14:30');
  await user.clear(screen.getByLabelText(time));
  await user.type(screen.getByLabelText(time), '25:00 Tarde');
  await send();
  await expectRefused(time, 'No es una hora.');
  expect(valueIn(time)).toBe('25:00 Tarde');
  expect(sent).not.toHaveBeenCalled();
});

test('another value from outside takes the place of both', async () => {
  const { user } = openField('2026-03-08T14:30');
  await user.click(screen.getByRole('button', { name: 'Otro' }));
  expect(valueIn(day)).toBe('02/01/2026');
  expect(valueIn(time)).toMatch(/^8:00 a/);
});
