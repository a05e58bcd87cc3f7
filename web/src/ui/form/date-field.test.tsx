import type { Language } from '@callstead/domain/identity/account';
import { render, screen, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/language.tsx';
import { descriptionOf, expectFocus, expectRefused, isRefused, valueIn } from '../../testing/fields.ts';
import { DateField } from './date-field.tsx';

type Given = { language?: Language; value?: string; min?: string; max?: string };

/** A form that asks for one day and is sent with it. */
function openField({ language = 'es', value = '2026-03-08', ...limits }: Given = {}) {
  const sent = vi.fn();
  function Form() {
    const [day, setDay] = useState(value);
    const send = (event: { preventDefault: () => void }) => {
      event.preventDefault();
      sent(day);
    };
    return (
      <form onSubmit={send}>
        <DateField label="Desde" value={day} onChange={setDay} today="2026-03-10" {...limits} />
        <button type="submit">Enviar</button>
      </form>
    );
  }
  render(
    <LanguageProvider surface={language} chosen={null} choose={() => undefined}>
      <Form />
    </LanguageProvider>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, sent };
}

const calendarButton = () => screen.getByRole('button', { name: /^Desde: / });
const focusedDay = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day');

async function openCalendar(given: Given = {}) {
  const field = openField(given);
  await field.user.click(calendarButton());
  await screen.findByRole('grid');
  await waitFor(() => expect(focusedDay()).toBeDefined()); // it is loaded first, and then has the focus
  return field;
}

describe('typing', () => {
  test.each([
    { language: 'es', shown: '08/03/2026', typed: '9/3/2026', tidy: '09/03/2026', format: 'dd/mm/aaaa' },
    { language: 'en', shown: '03/08/2026', typed: '3/9/2026', tidy: '03/09/2026', format: 'mm/dd/yyyy' },
  ] as const)('a day is read and written as $language has it', async ({ language, shown, typed, tidy, format }) => {
    const { user, sent } = openField({ language });
    expect(valueIn('Desde')).toBe(shown);
    expect(screen.getByLabelText('Desde')).toHaveProperty('placeholder', format);
    await user.clear(screen.getByLabelText('Desde'));
    await user.type(screen.getByLabelText('Desde'), typed);
    expect(valueIn('Desde')).toBe(typed); // not tidied up under the fingers
    await user.tab();
    expect(valueIn('Desde')).toBe(tidy);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith('2026-03-09');
  });

  test.each([
    ['es', '31/02/2026', 'No es una fecha. Escríbela como dd/mm/aaaa.'],
    ['en', '02/31/2026', 'This is not a date. Write it as mm/dd/yyyy.'],
    ['es', 'mañana', 'No es una fecha. Escríbela como dd/mm/aaaa.'],
    ['es', '', 'Indica una fecha.'],
  ] as const)('in %s, %j is said to be wrong, is kept and goes nowhere', async (language, typed, message) => {
    const { user, sent } = openField({ language });
    await user.clear(screen.getByLabelText('Desde'));
    if (typed) await user.type(screen.getByLabelText('Desde'), typed);
    expect(isRefused('Desde')).toBe(false); // not before they are done
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await expectRefused('Desde', message);
    expect(valueIn('Desde')).toBe(typed);
    await expectFocus('Desde');
    expect(sent).not.toHaveBeenCalled();
  });

  test('Enter says what is wrong too', async () => {
    const { user, sent } = openField();
    await user.type(screen.getByLabelText('Desde'), '9{Enter}');
    await expectRefused('Desde', 'No es una fecha.');
    expect(valueIn('Desde')).toBe('08/03/20269');
    expect(sent).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Desde'), '{Backspace}{Enter}');
    expect(isRefused('Desde')).toBe(false);
    expect(sent).toHaveBeenCalledExactlyOnceWith('2026-03-08');
  });

  test.each([
    ['28/02/2026', 'No antes del 01/03/2026.'],
    ['01/04/2026', 'No después del 31/03/2026.'],
  ])('%s is outside of the limits', async (typed, message) => {
    const { user } = openField({ min: '2026-03-01', max: '2026-03-31' });
    await user.clear(screen.getByLabelText('Desde'));
    await user.type(screen.getByLabelText('Desde'), typed);
    await user.tab();
    await expectRefused('Desde', message);
  });
});

describe('the calendar', () => {
  test('opens at the chosen day, and choosing another gives the focus back', async () => {
    const { user } = await openCalendar();
    expect(screen.getByRole('grid', { name: 'marzo de 2026' })).toBeTruthy();
    expect(focusedDay()).toBe('2026-03-08');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('domingo, 8 de marzo de 2026');
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(valueIn('Desde')).toBe('09/03/2026');
    await expectFocus(calendarButton());
  });

  test.each([
    ['{ArrowLeft}', '2026-03-07'],
    ['{ArrowUp}', '2026-03-01'],
    ['{ArrowUp}{ArrowUp}', '2026-02-22'],
    ['{ArrowDown}', '2026-03-15'],
    ['{Home}', '2026-03-02'],
    ['{ArrowLeft}{End}', '2026-03-08'],
    ['{PageUp}', '2026-02-08'],
    ['{PageDown}', '2026-04-08'],
    ['{Shift>}{PageUp}{/Shift}', '2025-03-08'],
    ['{Shift>}{PageDown}{/Shift}', '2027-03-08'],
  ])('%s leads to %s', async (keys, day) => {
    const { user } = await openCalendar();
    await user.keyboard(keys);
    expect(focusedDay()).toBe(day);
  });

  test('Escape leaves everything as it was', async () => {
    const { user } = await openCalendar();
    await user.keyboard('{PageDown}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(valueIn('Desde')).toBe('08/03/2026');
    await expectFocus(calendarButton());
  });

  test('says its month in English, and turns its pages by button', async () => {
    const { user } = await openCalendar({ language: 'en' });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('grid', { name: 'April 2026' })).toBeTruthy();
    await expectFocus(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getByRole('button', { name: 'Friday, April 3, 2026' }));
    expect(valueIn('Desde')).toBe('04/03/2026');
  });

  test('neither keys nor clicks leave the limits', async () => {
    const { user } = await openCalendar({ min: '2026-03-05', max: '2026-03-20' });
    for (const key of ['{PageDown}', '{PageUp}', '{ArrowUp}', '{ArrowDown}{ArrowDown}', '{ArrowDown}', '{End}']) {
      await user.keyboard(key);
      expect(focusedDay()).toMatch(/^2026-03-(0[5-9]|1\d|20)$/);
    }
    await user.click(screen.getByRole('button', { name: 'sábado, 21 de marzo de 2026' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(valueIn('Desde')).toBe('08/03/2026');
    expect(screen.getByRole('button', { name: 'Mes siguiente' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('opens today where what was typed is no day, and mends it', async () => {
    const { user } = await openCalendar({ value: '31/02/2026' });
    expect(focusedDay()).toBe('2026-03-10');
    await user.keyboard(' ');
    expect(valueIn('Desde')).toBe('10/03/2026');
    expect(descriptionOf('Desde')).toBe('');
  });

  test('the keys turn inside it: Tab never leads behind the dialog', async () => {
    const { user } = await openCalendar();
    const dialog = screen.getByRole('dialog');
    for (let tabs = 0; tabs < 5; tabs++) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });
});
