import type { WebContext } from '@callstead/contract/web';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

type Visit = Partial<Pick<WebContext, 'session' | 'chosenLanguage' | 'theme'>>;

/**
 * Opens an address as the app does: the real routes with their layouts, guards and providers. What the server does
 * before the first HTML happens too, by the same loaders; `fetch` is the fake API's.
 */
export async function openPage(address: string, visit: Visit = {}) {
  window.history.pushState(null, '', address);
  const router = createBrowserRouter([rootRoute(contextOf(visit))]);
  onTestFinished(() => router.dispose());
  await initialized(router);
  render(<RouterProvider router={router} />);
  return {
    user: userEvent.setup({ delay: null }),
    /** Path and search, as the address bar shows them. */
    address: () => `${window.location.pathname}${window.location.search}`,
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    goTo: (path: string) => act(() => router.navigate(path)),
  };
}

function contextOf({ session = null, chosenLanguage = null, theme = null }: Visit): WebContext {
  const publicUrl = 'https://callstead.example';
  return { session, chosenLanguage, theme, publicUrl, nonce: '', api: (path) => fetch(`/api${path}`) };
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

function rootRoute(context: WebContext): RouteObject {
  return {
    id: 'root',
    loader: (args) => rootLoader({ ...args, context } as Parameters<typeof rootLoader>[0]),
    shouldRevalidate,
    Component: Root,
    children: routes.map((entry) => routeOf(entry, context)),
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

const MODULES = import.meta.glob<RouteModule>(['../app/{layouts,redirects}/*.{ts,tsx}', '../features/**/*-page.tsx']);

function routeOf({ file, id, path, index, children }: RouteConfigEntry, context: WebContext): RouteObject {
  const lazy = async () => propertiesOf(await moduleOf(file), context);
  const common = { id: id ?? file, lazy, ...(path !== undefined && { path }) };
  if (index) return { ...common, index };
  return { ...common, children: (children ?? []).map((child) => routeOf(child, context)) };
}

function moduleOf(file: string): Promise<RouteModule> {
  const load = MODULES[file.startsWith('../') ? file : `../app/${file}`];
  if (!load) throw new Error(`no module for the route file ${file}`);
  return load();
}

function propertiesOf(module: RouteModule, context: WebContext) {
  const { default: Component, loader, clientLoader, handle, shouldRevalidate } = module;
  const serverLoader = loader && ((args: LoaderFunctionArgs) => loader({ ...args, context }));
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
