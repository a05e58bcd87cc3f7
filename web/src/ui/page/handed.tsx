import type { WebContext } from '@callstead/contract/web';
import { createContext, type ReactNode, useContext } from 'react';

/** By request: what a loader gave to the render on the server, and to nobody else. */
const handed = new WeakMap<WebContext, unknown>();

const HandedContext = createContext<unknown>(undefined);

/** The browser keeps the HTML made from it (see Island), so the data need not travel beside it. */
export function handToRender(context: WebContext, value: unknown): void {
  handed.set(context, value);
}

export function HandedProvider({ context, children }: { context: WebContext; children: ReactNode }) {
  return <HandedContext value={handed.get(context)}>{children}</HandedContext>;
}

/** Undefined in the browser. */
export function useHanded<Value>(): Value | undefined {
  return useContext(HandedContext) as Value | undefined;
}
