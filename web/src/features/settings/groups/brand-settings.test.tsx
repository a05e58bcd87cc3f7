import type { Brand } from '@callstead/contract/brand';
import type { SettingsInForce } from '@callstead/contract/settings';
import { readSettings, saveSettings, storeLogo } from '@callstead/contract/settings-endpoints';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, SILENCE } from '../../../testing/fake-api.ts';
import { expectRefused, fill } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const PAGE = '/admin-dashboard/settings';
const LOGO = '0123456789abcdef0123456789abcdef';
const PNG_START = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const PLAIN: Brand = { name: 'Callstead', accent: '', logo: '', senderName: '', senderEmail: '' };

const ofGroup = (group: 'brand' | 'tracking' | 'legal', values: object, version = 0) =>
  ({ group, version, values, changedAt: null, changedBy: null }) as SettingsInForce;
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });

/** What the browser would draw with; jsdom draws nothing. */
beforeEach(() => {
  const image = { width: 300, height: 200, close: () => undefined };
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => image),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['drawn anew'])));
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

async function opened(...groups: SettingsInForce[]) {
  const api = fakeApi(aSession('admin'));
  api.answer(readSettings, { groups });
  const { user } = await openPage(api, PAGE);
  await screen.findByText('Valor inicial; nadie lo ha cambiado aún.');
  return { api, user };
}

test('a network is named and coloured; a colour nobody could read on is told beside its field', async () => {
  const { api, user } = await opened(ofGroup('brand', PLAIN));
  fill('Nombre de la red', 'Llamadas Roe');
  fill('Color', '#ffcc00');
  await user.click(save());
  await expectRefused('Color', 'El texto no se leería');
  fill('Color', '#1D4ED8');
  const values = { ...PLAIN, name: 'Llamadas Roe', accent: '#1d4ed8' };
  const saved = { groups: [ofGroup('brand', values, 1)] };
  api.answer(saveSettings, saved);
  api.answer(readSettings, saved);
  await user.click(save());
  await screen.findByText('Guardado. Vale desde ahora.');
  expect(api.requests(saveSettings).at(-1)?.body).toEqual({ group: 'brand', version: 0, values });
});

test('a colour is picked beside its field, or typed', async () => {
  await opened(ofGroup('brand', PLAIN));
  const picker = screen.getByLabelText<HTMLInputElement>('Elegir el color');
  expect(picker.value).toBe('#0e5a4a'); // that of the software
  fireEvent.input(picker, { target: { value: '#1d4ed8' } });
  expect(screen.getByLabelText<HTMLInputElement>('Color').value).toBe('#1d4ed8');
  fill('Color', '#7C2D12');
  expect(picker.value).toBe('#7c2d12');
});

test('a logo is drawn here, stored, seen on both grounds and saved with the rest; it can be taken away again', async () => {
  const { api, user } = await opened(ofGroup('brand', PLAIN));
  api.answer(storeLogo, { logo: LOGO });
  await user.upload(screen.getByLabelText('Logotipo'), new File([PNG_START], 'logo.png', { type: 'image/png' }));
  for (const name of ['El logotipo en una página clara', 'El logotipo en una página oscura'])
    expect((await screen.findByRole('img', { name })).getAttribute('src')).toBe(`/api/logos/${LOGO}`);
  expect(api.requests(storeLogo)).toMatchObject([{ body: { image: btoa('drawn anew') } }]);
  expect(save().disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Quitar el logotipo' }));
  expect(screen.queryByRole('img', { name: 'El logotipo en una página clara' })).toBeNull();
  await waitFor(() => expect(save().disabled).toBe(true));
});

test('what is no picture, and what cannot be sent, is told beside the field', async () => {
  const { api, user } = await opened(ofGroup('brand', PLAIN));
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Logotipo'), drawing);
  await screen.findByText('Elige una imagen PNG, JPEG o WebP.');
  api.answer(storeLogo, SILENCE);
  await user.upload(screen.getByLabelText('Logotipo'), new File([PNG_START], 'logo.png', { type: 'image/png' }));
  await screen.findByText(/No podemos conectar con el servidor/);
});

test('domains of links are written one a line; what is none is told', async () => {
  const { api, user } = await opened(ofGroup('tracking', { trackingHosts: '' }));
  fill('Dominios', 'localhost');
  await user.click(save());
  await expectRefused('Dominios', 'Escribe nombres de sitios públicos');
  fill('Dominios', 'https://Go.Example.com/\nlinks.example.net');
  const saved = { groups: [ofGroup('tracking', { trackingHosts: 'go.example.com\nlinks.example.net' }, 1)] };
  api.answer(saveSettings, saved);
  api.answer(readSettings, saved);
  await user.click(save());
  await screen.findByText('Guardado. Vale desde ahora.');
  expect(api.requests(saveSettings).at(-1)?.body.values).toEqual({
    trackingHosts: 'go.example.com\nlinks.example.net',
  });
});
