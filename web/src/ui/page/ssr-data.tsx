import type { WebContext } from '@callstead/contract/web';
import { createContext, type ReactNode, useContext } from 'react';

/** By request: what a loader gave to the render on the server, and to nobody else. */
const ssrData = new WeakMap<WebContext, unknown>();

const SsrDataContext = createContext<unknown>(undefined);

/** The browser keeps the HTML made from it (see Island), so the data need not travel beside it. */
export function provideSsrData(context: WebContext, value: unknown): void {
  ssrData.set(context, value);
}

export function SsrDataProvider({ context, children }: { context: WebContext; children: ReactNode }) {
  return <SsrDataContext value={ssrData.get(context)}>{children}</SsrDataContext>;
}

/** Undefined in the browser. */
export function useSsrData<Value>(): Value | undefined {
  return useContext(SsrDataContext) as Value | undefined;
}
