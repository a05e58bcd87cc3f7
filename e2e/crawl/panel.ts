import type { APIRequestContext, Locator } from '@playwright/test';
import type { Mail } from '../outbox.ts';
import type { Kind } from '../people.ts';
import { expect, open, type Page } from '../story.ts';
import { ask, thread } from '../tickets.ts';
import { go } from './go.ts';
import type { Stop } from './stop.ts';

/** Somebody of our own whose panel is crawled. */
export type Member = {
  id: string;
  /** Becomes what an admin decided, for all stops from here on. */
  decide: (status: 'approved' | 'pending' | 'rejected') => Promise<unknown>;
  mailTo: (address: string, about: RegExp) => Promise<Mail>;
  administration: APIRequestContext;
};

const history = (page: Page) => page.getByRole('dialog', { name: 'Notificaciones' });

/** They stand above every page of a panel; this one is short. */
const toolsOf = (panel: Kind | 'admin') => `/${panel}-dashboard/security`;

function bell(panel: Kind | 'admin', state: string, told: (page: Page) => Locator): Stop {
  const route = toolsOf(panel);
  const openBell = async (page: Page) => {
    await open(page, route);
    await page.getByRole('button', { name: /^Notificaciones: / }).click();
    await expect(told(page).first()).toBeVisible();
  };
  return { route, state, show: openBell, showOnPhone: openBell };
}

export const emptyBell = (panel: Kind) =>
  bell(panel, 'the bell with nothing', (page) => history(page).getByText('No tienes notificaciones aún.'));

/** Goes on from the bell. */
export const navigationOnPhone = (panel: Kind | 'admin'): Stop => ({
  route: toolsOf(panel),
  state: 'the navigation on a phone',
  showOnPhone: async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('dialog').getByRole('navigation').first()).toBeVisible();
  },
});

export const bellWithNews = (panel: Kind | 'admin') =>
  bell(panel, 'the bell', (page) => history(page).getByRole('listitem'));

/** Above every page: what somebody found, the keys, and what concerns themselves. */
function finding(panel: Kind | 'admin'): Stop[] {
  const route = toolsOf(panel);
  const at = (state: string, show: (page: Page) => Promise<void>): Stop => {
    const reopened = async (page: Page) => {
      await open(page, route);
      await show(page);
    };
    return { route, state, show: reopened, showOnPhone: reopened };
  };
  return [
    at('the palette with something found', async (page) => {
      await page.getByRole('button', { name: 'Encontrar', exact: true }).click();
      await page.getByRole('combobox', { name: 'Encontrar e ir' }).fill('seguro');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/resultados?$|No se encontró/);
    }),
    at('the keys', async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
    }),
    at('the menu of the account', async (page) => {
      await page.getByRole('button', { name: /^Tu cuenta: / }).click();
      await expect(page.getByRole('dialog', { name: /^Tu cuenta: / })).toBeVisible();
    }),
  ];
}

/** How its reader is told of things, with a choice that is not the usual one. */
export const preferences = (panel: Kind | 'admin'): Stop => {
  const route = `/${panel}-dashboard/preferences`;
  return {
    route,
    state: 'a choice about a bell',
    show: async (page) => {
      await go(page, route);
      await page
        .getByRole('switch', { name: /^Campana: / })
        .first()
        .click();
      await expect(page.getByText(/^Guardado: /)).toBeVisible();
    },
  };
};

export const panelTools = (panel: Kind | 'admin'): Stop[] => [
  preferences(panel),
  bellWithNews(panel),
  navigationOnPhone(panel),
  ...finding(panel),
];

export function memberTickets(kind: Kind): Stop<Member>[] {
  const route = `/${kind}-dashboard/tickets`;
  return [
    {
      route,
      state: 'none yet',
      show: async (page) => {
        await open(page, route);
        await expect(page.getByText('No tienes tickets de soporte aún.')).toBeVisible();
      },
    },
    {
      route,
      state: 'long words, an answer, and a new one with nothing filled in',
      show: async (page, { administration }) => {
        const id = await ask(page, { subject: `Una palabra ${'larguísima'.repeat(12)}`, message: 'x'.repeat(300) });
        await administration.post(`/api/tickets/${id}/replies`, { data: { message: 'Lo miramos.' } });
        await open(page, `${route}?new=1`);
        await expect(thread(page)).toContainText('Lo miramos.');
        await page.getByRole('button', { name: 'Enviar Ticket' }).click();
        await expect(page.getByLabel('Asunto')).toHaveAttribute('aria-invalid', 'true');
      },
    },
  ];
}

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}( \\(Opcional\\))?$`) });

export function memberAccount(kind: Kind): Stop<Member>[] {
  const route = `/${kind}-dashboard/account`;
  const edit = (page: Page) => page.getByRole('button', { name: 'Editar Perfil' });
  const save = (page: Page) => page.getByRole('button', { name: 'Guardar Cambios' });
  return [
    {
      route,
      show: async (page) => {
        await go(page, route);
        await expect(edit(page)).toBeEnabled();
      },
    },
    {
      route,
      state: 'edited',
      show: async (page) => {
        await edit(page).click();
        await expect(save(page)).toBeVisible();
      },
    },
    {
      route,
      state: 'edited, with mistakes',
      show: async (page) => {
        await field(page, 'Nombre Completo').fill('');
        await field(page, 'Teléfono').fill('12');
        await field(page, 'Sitio Web').fill('no address');
        await save(page).click();
        for (const label of ['Nombre Completo', 'Teléfono', 'Sitio Web'])
          await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      },
    },
  ];
}

/** What a page of the panel shows while the account waits, or after it was rejected. */
export function decidedPage(kind: Kind, at: string, status: 'pending' | 'rejected', shown: string): Stop<Member> {
  const route = `/${kind}-dashboard/${at}`;
  return {
    route,
    state: `${status} account`,
    show: async (page, { decide }) => {
      await decide(status);
      await open(page, route);
      await expect(page.getByText(shown).first()).toBeVisible();
    },
  };
}

/** A page that needs nothing but a look at what it says. */
export function plainPage(route: string, shown: (page: Page) => Locator): Stop {
  return {
    route,
    show: async (page) => {
      await go(page, route);
      await expect(shown(page).first()).toBeVisible();
    },
  };
}
