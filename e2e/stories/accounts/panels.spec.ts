import { type Asker, choose, expectRefused, expectToast, isSignedIn, signIn, test } from '../../people.ts';
import { type DemoRole, demoEmail, expect, open, type Page } from '../../story.ts';

const PUBLISHER = '/publisher-dashboard/dashboard';
const ADVERTISER = '/advertiser-dashboard/dashboard';
const ADMIN = '/admin-dashboard/users';
const UNREACHABLE = 'No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.';

/** Where each role ends up, in the order of the addresses below. */
const addresses = ['/publisher-dashboard', '/advertiser-dashboard', '/admin-dashboard', '/affiliate-dashboard'];
const destinations: Record<DemoRole, string[]> = {
  publisher: [PUBLISHER, PUBLISHER, PUBLISHER, PUBLISHER],
  affiliate: [PUBLISHER, PUBLISHER, PUBLISHER, PUBLISHER],
  advertiser: [ADVERTISER, ADVERTISER, ADVERTISER, ADVERTISER],
  admin: [PUBLISHER, ADVERTISER, ADMIN, PUBLISHER],
};

/** Where a browser would end up: every step on the way is an answer of the server. */
async function destinationOf({ request }: Asker, address: string): Promise<string> {
  const { pathname, search } = new URL((await request.get(address)).url());
  return `${pathname}${search}`;
}

for (const [role, panels] of Object.entries(destinations) as [DemoRole, string[]][]) {
  test(`the guard lets the ${role} into the right panels and out of the others`, async ({ caller }) => {
    const request = await caller();
    await signIn({ request }, demoEmail(role));
    for (const [index, address] of addresses.entries()) {
      expect(await destinationOf({ request }, address), `${role} at ${address}`).toBe(panels[index]);
    }
    const security = '/admin-dashboard/security';
    expect(await destinationOf({ request }, security)).toBe(role === 'admin' ? security : panels[2]);
  });
}

test('strangers log in first, and are remembered where they wanted to go', async ({ visitor }) => {
  const page = await visitor();
  for (const address of [PUBLISHER, '/advertiser-dashboard/security', ADMIN]) {
    expect(await destinationOf(page, address)).toBe(`/login?redirect=${encodeURIComponent(address)}`);
  }
  await page.goto('/affiliate-dashboard/security');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/publisher-dashboard/security')}`);
});

test('old and unknown addresses lead somewhere', async ({ visitor }) => {
  const page = await visitor();
  expect(await destinationOf(page, '/offers?search=roof')).toBe('/public-offers?search=roof');
  for (const address of ['/nowhere/at/all', '/admin']) expect(await destinationOf(page, address)).toBe('/');
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/');
});

const restricted = [
  {
    kind: 'publisher',
    panel: '/publisher-dashboard',
    approved: 'Tu cuenta está aprobada y activa. Te damos la bienvenida a la red.',
    pending: [
      'Tu cuenta está pendiente de aprobación. Hasta entonces algunas funciones pueden estar limitadas.',
      'Tu cuenta está pendiente de revisión. Te notificaremos cuando sea aprobada.',
    ],
    rejected: [
      'Tu solicitud de cuenta ha sido rechazada. Contacta a soporte si crees que es un error.',
      'Tu solicitud de cuenta ha sido rechazada. Contacta a soporte para conocer el motivo.',
    ],
  },
  {
    kind: 'advertiser',
    panel: '/advertiser-dashboard',
    approved: 'Tu cuenta está aprobada y activa.',
    pending: [
      'Tu cuenta está pendiente de revisión. Campañas, reportes y facturación se abren cuando sea aprobada.',
      'Tus cifras y campañas aparecerán aquí cuando tu cuenta sea aprobada.',
    ],
    rejected: [
      'Tu solicitud de cuenta ha sido rechazada. Contacta a soporte si crees que es un error.',
      'Tu solicitud de cuenta fue rechazada, por eso las cifras y campañas no están disponibles.',
    ],
  },
] as const;

for (const { kind, panel, approved, pending, rejected } of restricted) {
  test(`an open session of a ${kind} sees at once what an admin decided`, async ({
    visitor,
    account,
    decide,
    mailTo,
  }) => {
    const { email } = await account(kind, 'approved');
    const page = await visitor();
    await signIn(page, email);
    await open(page, panel);
    await expect(page.getByText(approved)).toBeVisible();

    await decide(email, 'pending');
    await page.reload();
    for (const text of pending) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('Revisión por un administrador (24 a 48 horas)')).toBeVisible();
    await expect(page.getByText(approved)).toHaveCount(0);

    await decide(email, 'rejected', 'Falta tu sitio web.');
    await page.reload();
    for (const text of rejected) await expect(page.getByText(text)).toBeVisible();
    for (const link of await page.getByRole('link', { name: 'Contactar a soporte' }).all()) {
      await expect(link).toHaveAttribute('href', '/contact');
    }
    expect((await mailTo(email, /Sobre tu cuenta de Callstead/)).text).toContain('El motivo: Falta tu sitio web.');
    await page.goto(`${panel}/security`);
    await expect(page.getByText(rejected[0])).toBeVisible();
  });
}

const exits = [
  {
    from: '/',
    role: 'publisher',
    button: 'Logout',
    done: ['Logged Out', 'You have been logged out successfully.'],
    failed: ['Logout Error', 'We cannot reach the server. Check your connection and try again.'],
  },
  {
    from: PUBLISHER,
    role: 'affiliate',
    button: 'Cerrar Sesión',
    done: ['Sesión Cerrada', 'Has cerrado sesión exitosamente.'],
    failed: ['Error', 'No se pudo cerrar sesión.'],
  },
  {
    from: ADVERTISER,
    role: 'advertiser',
    button: 'Cerrar Sesión',
    done: ['Sesión Cerrada', 'Has cerrado sesión exitosamente.'],
    failed: ['Error', 'No se pudo cerrar sesión.'],
  },
  {
    from: ADMIN,
    role: 'admin',
    button: 'Cerrar Sesión',
    done: ['Sesión Cerrada', 'Has cerrado sesión exitosamente.'],
    failed: ['Error al Cerrar Sesión', UNREACHABLE],
  },
] as const;

for (const { from, role, button, done, failed } of exits) {
  test(`logging out of ${from} says so in its own words, and so does a failure`, async ({ visitor }) => {
    const page = await visitor();
    await signIn(page, demoEmail(role));
    await open(page, from);
    await page.route('**/api/logout', (route) => route.abort());
    await page.getByRole('button', { name: button }).click();
    await expectToast(page, ...failed);
    await expect(page).toHaveURL(from);
    expect(await isSignedIn(page)).toBe(true);

    await page.unroute('**/api/logout');
    await page.getByRole('button', { name: button }).click();
    await expectToast(page, ...done);
    await expect(page).toHaveURL('/login');
    expect(await isSignedIn(page)).toBe(false);
    await page.goBack();
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  });
}

test('the header shows the way in, or the own panel and the way out', async ({ visitor }) => {
  const page = await visitor();
  const nav = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
  await open(page, '/faq');
  await expect(nav).toHaveText(['Home', 'Offers', 'Contact', 'Register', 'Login']);
  const labels = [
    ['admin', 'Admin Panel', '/admin-dashboard'],
    ['affiliate', 'Publisher Panel', '/publisher-dashboard'],
    ['advertiser', 'Advertiser Panel', '/advertiser-dashboard'],
  ] as const;
  for (const [role, label, panel] of labels) {
    await signIn(page, demoEmail(role));
    await page.goto('/faq');
    await expect(nav).toHaveText(['Home', 'Offers', 'Contact', label, 'Logout']);
    await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', panel);
  }
});

const ID = /call_\w+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const areas = [
  ['publisher', '/publisher-dashboard', 'Panel Editor'],
  ['advertiser', '/advertiser-dashboard', 'Panel Anunciante'],
  ['admin', '/admin-dashboard', 'Administración'],
] as const;

for (const [role, panel, title] of areas) {
  test(`no link of the ${role} panel is dead, in the sidebar or in the drawer`, async ({ as }) => {
    const page = await as(role);
    await open(page, panel);
    const sidebar = page.getByRole('navigation', { name: title }).getByRole('link');
    const names = await sidebar.allInnerTexts();
    expect(names.length).toBeGreaterThanOrEqual(2);
    if (role === 'admin') await expectToCome(page, 'Mensajería (Próx.)');
    const found = new Set<string>();
    for (const name of names) {
      await page.getByRole('navigation').getByRole('link', { name }).click();
      await expect(page.getByRole('navigation').getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const links = page.getByRole('link');
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
        found.add(href);
      }
    }
    const own = [...found].filter((href) => href.startsWith('/'));
    const ofEachKind = new Map(own.map((href) => [href.replace(ID, ''), href])); // a page answers alike for any of a kind
    for (const href of ofEachKind.values()) {
      const response = await page.request.get(href, { maxRedirects: 0 });
      expect(response.status(), `${href} in ${panel}`).toBe(200);
    }

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menú' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('navigation', { name: title }).getByRole('link')).toHaveText(names);
    await expect(drawer.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
    await drawer.getByRole('link', { name: names[0] ?? '' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${panel}/`));
  });
}

/** Stands in the sidebar without leading anywhere. */
async function expectToCome(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('navigation').getByText(name)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
}

test('an admin finds an account, rejects it with a reason and approves it after all', async ({
  as,
  account,
  mailTo,
}) => {
  const { email } = await account('advertiser', 'pending');
  const page = await as('admin');
  await open(page, ADMIN);
  await page.getByLabel('Buscar').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Pendiente');
  await expect(page.getByText('1 usuario', { exact: true })).toBeVisible();

  await page.route('**/api/admin/accounts/*/status', (route) => route.abort());
  await choose(row, 'Rechazar');
  const dialog = page.getByRole('alertdialog', { name: '¿Rechazar a Aldo Cruz?' });
  await dialog.getByLabel(/^Motivo/).fill('Falta tu sitio web.');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await expectToast(page, 'Error', `Error al actualizar estado: ${UNREACHABLE}`);
  await expect(dialog.getByLabel(/^Motivo/)).toHaveValue('Falta tu sitio web.');
  await page.unroute('**/api/admin/accounts/*/status');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await expectToast(page, 'Estado Actualizado', 'Aldo Cruz: Rechazada');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Rechazada');
  expect((await mailTo(email, /Sobre tu cuenta de Callstead/)).text).toContain('El motivo: Falta tu sitio web.');

  await choose(row, 'Aprobar');
  await expectToast(page, 'Estado Actualizado', 'Aldo Cruz: Aprobada');
  await mailTo(email, /Tu cuenta de Callstead ha sido aprobada/);
  await page.getByLabel('Buscar').fill('nobody at all');
  await expect(page.getByText('No hay usuarios que coincidan con los filtros.')).toBeVisible();
});

test('an admin looks up what the network knows about an address', async ({ as, account }) => {
  const { email: unconfirmed } = await account('publisher', 'unconfirmed');
  const page = await as('admin');
  await open(page, '/admin-check');
  const address = page.getByLabel('Email', { exact: true });
  const check = page.getByRole('button', { name: 'Check Account' });
  const result = page.getByRole('main').getByRole('status');
  await check.click();
  await expectRefused(address, 'Fill in this field.');

  await address.fill('rejected.advertiser@callstead.example');
  await check.click();
  await expect(result).toContainText('Result for rejected.advertiser@callstead.example');
  await expect(result.getByRole('definition').nth(1)).toHaveText('Advertiser');
  await expect(result.getByRole('definition').nth(2)).toHaveText('Rejected');
  await address.fill(unconfirmed);
  await check.click();
  await expect(result.getByRole('definition')).toHaveText(['Not confirmed yet', 'Publisher', 'Pending']);
  await address.fill('nobody@people.example');
  await check.click();
  await expect(result).toHaveText('User not found in auth: nobody is registered with nobody@people.example.');
  await page.route('**/api/admin/account-diagnoses', (route) => route.abort());
  await check.click();
  await expect(result).toHaveText(
    'Function invocation failed: We cannot reach the server. Check your connection and try again.',
  );
  await expect(address).toHaveValue('nobody@people.example');
});

test('everybody else gets a link to the admin portal and nothing more', async ({ visitor, as }) => {
  for (const page of [await visitor(), await as('advertiser')]) {
    await open(page, '/admin-check');
    const main = page.getByRole('main');
    await expect(main.getByRole('link')).toHaveText(['Admin Access Portal']);
    await expect(main.getByRole('link')).toHaveAttribute('href', '/super-admin-login');
    await expect(main.getByRole('textbox')).toHaveCount(0);
    const answer = await page.request.post('/api/admin/account-diagnoses', { data: { email: 'a@b.example' } });
    expect([401, 403]).toContain(answer.status());
  }
});
