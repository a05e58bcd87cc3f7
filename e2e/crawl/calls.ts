import { expect, type Page } from '../story.ts';
import { go } from './go.ts';
import type { Stop } from './stop.ts';

type Panel = 'publisher' | 'advertiser' | 'admin';

/** Calls of every kind are in the demo's history. */
async function aCall(page: Page, filter: string): Promise<string> {
  const { data: calls }: { data: { id: string }[] } = await (
    await page.request.get(`/api/calls?limit=1&${filter}`)
  ).json();
  expect(calls, `calls with ${filter}`).toHaveLength(1);
  return calls[0]?.id ?? '';
}

/** A day with a paid call: a few rows are as good as all, and axe looks at every element. */
export async function paidDay(page: Page): Promise<string> {
  const { data: calls }: { data: { arrivedAt: string }[] } = await (
    await page.request.get('/api/calls?limit=1&billing=held')
  ).json();
  const [{ arrivedAt } = { arrivedAt: '' }] = calls;
  return new Date(arrivedAt).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
}

const passed = (page: Page) => page.getByText(/comprobaci(ón|ones) superadas?/);

export async function goToDisputedCall(page: Page, panel: Panel): Promise<void> {
  await go(page, `/${panel}-dashboard/calls/${await aCall(page, 'billing=disputed')}`);
}

/** The list, and one that is disputed. */
export function callsOf(panel: Panel): Stop[] {
  const list = `/${panel}-dashboard/calls`;
  return [
    {
      route: list,
      state: 'disputed ones',
      show: async (page) => {
        await go(page, `${list}?billing=disputed`);
        await expect(page.getByRole('row').nth(1)).toBeVisible();
      },
    },
    {
      route: `${list}/:id`,
      state: 'a disputed call that can be heard',
      show: async (page) => {
        await goToDisputedCall(page, panel);
        await passed(page).click();
        await expect(page.getByRole('list', { name: 'La decisión, regla por regla' })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Grabación' }).getByRole('slider')).toBeVisible();
      },
    },
    {
      route: `/${panel}-dashboard/disputes/:kind/:id`,
      show: async (page) => {
        await go(page, `/${panel}-dashboard/disputes/call/${await aCall(page, 'billing=disputed')}`);
        await expect(page.getByRole('list', { name: 'Lo que se dijo' })).toBeVisible();
      },
    },
  ];
}

export const PUBLISHER_CALLS: Stop[] = [
  {
    route: '/publisher-dashboard/calls',
    state: 'paid and unpaid ones',
    show: async (page) => {
      const day = await paidDay(page);
      await go(page, `/publisher-dashboard/calls?from=${day}&to=${day}`);
      await expect(page.getByRole('row').filter({ hasText: 'Retenida' }).first()).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'Muy corta' }).first()).toBeVisible();
    },
  },
  {
    route: '/publisher-dashboard/calls',
    state: 'a refused call beside the list',
    show: async (page) => {
      await go(page, `/publisher-dashboard/calls?reason=blocked&call=${await aCall(page, 'reason=closed')}`);
      await expect(page.getByRole('list', { name: 'Lo que está en contra' })).toContainText('Cerrado');
    },
  },
];

/** What admins decide, one after the other. */
export const DISPUTE_QUEUE: Stop[] = [
  {
    route: '/admin-dashboard/disputes',
    show: async (page) => {
      await go(page, '/admin-dashboard/disputes');
      await expect(page.getByRole('list', { name: /^Disputas, las más/ })).toBeVisible();
    },
  },
  {
    route: '/admin-dashboard/disputes',
    state: 'a dispute about to be decided',
    show: async (page) => {
      await go(page, `/admin-dashboard/disputes?case=${await aCall(page, 'billing=disputed')}`);
      await expect(page.getByRole('list', { name: 'Lo que se dijo' })).toBeVisible();
    },
  },
  {
    route: '/admin-dashboard/disputes',
    state: 'a part about to be given back',
    show: async (page) => {
      await go(page, `/admin-dashboard/disputes?case=${await aCall(page, 'billing=disputed')}`);
      await page.getByRole('button', { name: 'Devolver una parte…' }).click();
      await page.getByLabel('Vuelve al anunciante').fill('1');
      await expect(page.getByRole('alertdialog')).toContainText('El precio queda en');
    },
  },
];

const LIST = '/advertiser-dashboard/calls';

/** What opens above them; alike for everybody, but a dispute is the advertiser's. */
export const CALL_DIALOGS: Stop[] = [
  {
    route: `${LIST}/:id`,
    state: 'a call that can be disputed',
    show: async (page) => {
      await go(page, `${LIST}/${await aCall(page, 'billing=held')}`);
      await expect(page.getByRole('button', { name: 'Disputar' })).toBeVisible();
    },
  },
  {
    route: `${LIST}/:id`,
    state: 'a dispute without a reason',
    show: async (page) => {
      await page.getByRole('button', { name: 'Disputar' }).click();
      await page.getByRole('button', { name: 'Enviar disputa' }).click();
      await expect(page.getByLabel('Motivo')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    route: LIST,
    state: 'the filters, and the bars as a table',
    show: async (page) => {
      const day = await paidDay(page);
      await go(page, `${LIST}?from=${day}&to=${day}`);
      await page.getByRole('button', { name: 'Tabla' }).click();
      await expect(page.getByRole('table', { name: 'Cuándo llegaron' })).toBeVisible();
      await page.getByRole('button', { name: 'Filtros' }).click();
      await expect(page.getByRole('combobox', { name: 'Motivo' })).toBeVisible();
    },
  },
  {
    route: LIST,
    state: 'calls in flight beside the list',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Nadie en línea' }).click();
      await expect(page.getByText('Nadie está en línea ahora mismo.')).toBeVisible();
    },
  },
  {
    route: LIST,
    state: 'the columns, and nothing found',
    show: async (page) => {
      const rail = page.getByRole('region', { name: /^En línea ahora/ });
      await rail.getByRole('button', { name: 'Cerrar' }).click(); // it stands over the end of the bar
      await go(page, `${LIST}?search=call_nothing`);
      await expect(page.getByText('No hay llamadas que coincidan con los filtros.')).toBeVisible();
      await page.getByRole('button', { name: 'Columnas' }).click();
      await expect(page.getByRole('checkbox', { name: 'ID de llamada' })).toBeVisible();
    },
  },
  {
    route: LIST,
    state: 'the export',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Exportar' }).click();
      await expect(page.getByRole('link', { name: 'Descargar CSV' })).toBeVisible();
    },
  },
  {
    route: LIST,
    state: 'a test call',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Llamada de prueba' }).click();
      await expect(page.getByRole('button', { name: 'Llamar ahora' })).toBeVisible();
    },
  },
];
