import { readOwnAccount } from '@callstead/contract/identity/own-account-endpoints';
import { changePicture, removePicture } from '@callstead/contract/identity/picture-endpoints';
import { listSessions } from '@callstead/contract/identity/session-endpoints';
import { readTaxForm } from '@callstead/contract/payouts/tax-endpoints';
import { readPaymentMethod } from '@callstead/contract/payouts-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { expectToast } from '../../../testing/toasts.ts';

const PNG_START = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const DRAWN = btoa('drawn anew');
const PICTURE = '/api/pictures/0123456789abcdef0123456789abcdef';

/** What the browser would draw with; jsdom draws nothing. */
beforeEach(() => {
  const image = { width: 300, height: 200, close: () => undefined };
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => image),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:image/png;base64,${DRAWN}`);
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

function anAccount(profile = aProfile('publisher')) {
  const api = fakeApi({ ...aSession('publisher'), profile });
  api.answer(readOwnAccount, { profile, pendingEmail: null });
  api.answer(readPaymentMethod, { paymentMethod: null, waiting: null });
  api.answer(readTaxForm, { state: 'not_needed', form: null });
  api.answer(listSessions, { data: [], hasMore: false, next: null });
  api.answer(changePicture, { ...profile, avatarUrl: PICTURE, hasPicture: true });
  api.answer(removePicture, { ...profile, avatarUrl: '/api/avatars/00ff', hasPicture: false });
  return api;
}

const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
const aFile = (bytes: Uint8Array<ArrayBuffer> | string, name = 'me.png', type = 'image/png') =>
  new File([bytes], name, { type });

test('a picture that was chosen is drawn here, sent, and shown on the page and in the header at once', async () => {
  const api = anAccount();
  const { user } = await openPage(api, '/publisher-dashboard/account');
  await screen.findByRole('button', { name: 'Cambiar foto' });
  expect(screen.queryByRole('button', { name: 'Quitar foto' })).toBeNull();
  await user.upload(input(), aFile(PNG_START));
  await expectToast('Foto Actualizada');
  expect(api.requests(changePicture)).toMatchObject([{ body: { image: DRAWN } }]);
  expect(pictures()).toEqual([PICTURE, PICTURE]);

  await user.click(screen.getByRole('button', { name: 'Quitar foto' }));
  await expectToast('Foto Quitada');
  expect(pictures()).toEqual(['/api/avatars/00ff', '/api/avatars/00ff']);
});

test.each([
  ['text with the name of an image', aFile('<svg onload="alert(1)"/>'), 'No es una imagen PNG, JPEG o WebP.'],
  ['an SVG', aFile('<svg/>', 'me.svg', 'image/png'), 'No es una imagen PNG, JPEG o WebP.'],
  ['a huge file', aFile(new Uint8Array(11 * 1024 * 1024)), 'El archivo pesa más de 10 MB.'],
])('%s is refused before anything is sent', async (_name, file, message) => {
  const api = anAccount();
  const { user } = await openPage(api, '/publisher-dashboard/account');
  await screen.findByRole('button', { name: 'Cambiar foto' });
  await user.upload(input(), file);
  await screen.findByText(message);
  expect(api.requests(changePicture)).toEqual([]);
});

test('a damaged image and a refusal of the server are told apart', async () => {
  const api = anAccount();
  const { user } = await openPage(api, '/publisher-dashboard/account');
  await screen.findByRole('button', { name: 'Cambiar foto' });
  vi.mocked(createImageBitmap).mockRejectedValueOnce(new Error('no image'));
  await user.upload(input(), aFile(PNG_START));
  await screen.findByText('La imagen está dañada y no se puede abrir.');
  api.answer(changePicture, refusal('rate_limited'));
  await user.upload(input(), aFile(PNG_START));
  await expectToast('No se pudo cambiar la foto');
  expect(screen.queryByText('La imagen está dañada y no se puede abrir.')).toBeNull();
});

test('the picture in the header opens the way to the own account', async () => {
  const { user, address } = await openPage(anAccount(), '/publisher-dashboard/security');
  await user.click(await screen.findByRole('button', { name: 'Tu cuenta: Nora Paz' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Tu cuenta: Nora Paz' }));
  await user.click(menu.getByRole('link', { name: 'Mi Cuenta' }));
  await waitFor(() => expect(address()).toBe('/publisher-dashboard/account'));
});
