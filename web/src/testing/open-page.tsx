import type { Legal, ShownBrand } from '@callstead/contract/brand';
import type { Site } from '@callstead/contract/site';
import type { WebContext } from '@callstead/contract/web';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { act, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ComponentProps, ComponentType } from 'react';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterProvider,
  useLoaderData,
} from 'react-router';
import { onTestFinished } from 'vitest';
import App, { loader as rootLoader, shouldRevalidate } from '../app/root.tsx';
import routes from '../app/routes.ts';
import type { FakeApi } from './fake-api.ts';

type Preferences = Partial<Pick<WebContext, 'chosenLanguage' | 'theme' | 'brand' | 'currency' | 'legal'>>;

/**
 * Opens an address as the app does: the real routes with their layouts, guards and providers. What the server does
 * before the first HTML happens too, by the same loaders.
 */
export async function openPage(api: FakeApi, address: string, preferences: Preferences = {}) {
  document.documentElement.dataset.chosenLanguage = preferences.chosenLanguage ?? '';
  window.history.pushState(null, '', address);
  const router = createBrowserRouter([rootRoute(() => contextOf(api, preferences))]);
  onTestFinished(() => router.dispose());
  await initialized(router);
  render(<RouterProvider router={router} />, { container: document.body }); // where dialogs hide what is not theirs
  return {
    // Without style sheets nobody knows what can be clicked.
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** Path and search, as the address bar shows them. */
    address: () => `${window.location.pathname}${window.location.search}`,
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    goTo: (path: string) => act(() => router.navigate(path)),
  };
}

const A_SITE: Site = {
  languageMode: 'surface',
  ...{ facebook: '', x: '', linkedin: '', instagram: '' },
  ...{ leadsFigure: '50,000+', qualifiedFigure: '99%', conversionFigure: '25%+', partnersFigure: '1000+' },
};

const A_BRAND: ShownBrand = { name: 'Callstead', logoUrl: null, style: null, previewImage: '/og.png' };
const NO_LEGAL: Legal = { termsEn: '', termsEs: '', privacyEn: '', privacyEs: '' };

function contextOf({ session }: FakeApi, preferences: Preferences): WebContext {
  const { chosenLanguage = null, theme = null, brand = A_BRAND, legal = NO_LEGAL } = preferences;
  const publicUrl = 'https://callstead.example';
  const supportEmail = 'support@callstead.example';
  return {
    session,
    chosenLanguage,
    theme,
    publicUrl,
    supportEmail,
    brand,
    currency: preferences.currency ?? 'USD',
    legal,
    site: A_SITE,
    demo: true,
    nonce: '',
    api: (path) => fetch(`/api${path}`),
  };
}

type Router = ReturnType<typeof createBrowserRouter>;

function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** The server knows whose request it is each time it is asked. */
type ContextNow = () => WebContext;

function rootRoute(contextNow: ContextNow): RouteObject {
  return {
    id: 'root',
    loader: (args) => rootLoader({ ...args, context: contextNow() } as Parameters<typeof rootLoader>[0]),
    shouldRevalidate,
    Component: Root,
    children: routes.map((entry) => routeOf(entry, contextNow)),
  };
}

function Root() {
  return <App {...({ loaderData: useLoaderData() } as ComponentProps<typeof App>)} />;
}

/** What the file of a route may export. */
type RouteModule = Pick<RouteObject, 'handle' | 'shouldRevalidate'> & {
  default?: ComponentType;
  loader?: (args: LoaderFunctionArgs) => unknown;
  clientLoader?: (args: LoaderFunctionArgs & { serverLoader: () => unknown }) => unknown;
};

const MODULES = import.meta.glob<RouteModule>(['../{app,features}/**/*.{ts,tsx}', '!**/*.test.*']);

function routeOf({ file, id, path, index, children }: RouteConfigEntry, contextNow: ContextNow): RouteObject {
  const lazy = async () => propertiesOf(await moduleOf(file), contextNow);
  const common = { id: id ?? file, lazy, ...(path !== undefined && { path }) };
  if (index) return { ...common, index };
  return { ...common, children: (children ?? []).map((child) => routeOf(child, contextNow)) };
}

function moduleOf(file: string): Promise<RouteModule> {
  const load = MODULES[file.startsWith('../') ? file : `../app/${file}`];
  if (!load) throw new Error(`no module for the route file ${file}`);
  return load();
}

function propertiesOf(module: RouteModule, contextNow: ContextNow) {
  const { default: Component, loader, clientLoader, handle, shouldRevalidate } = module;
  const serverLoader = loader && ((args: LoaderFunctionArgs) => loader({ ...args, context: contextNow() }));
  const load = clientLoader
    ? (args: LoaderFunctionArgs) => clientLoader({ ...args, serverLoader: () => serverLoader?.(args) })
    : serverLoader;
  return {
    handle,
    ...(Component && { Component }),
    ...(load && { loader: load }),
    ...(shouldRevalidate && { shouldRevalidate }),
  };
}
