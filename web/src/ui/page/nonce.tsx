import { createContext, type ReactNode, useContext } from 'react';

/** The page's CSP nonce. Only the server knows it: browsers hide it from scripts on purpose. */
const NonceContext = createContext<string | undefined>(undefined);

export function NonceProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return <NonceContext value={nonce}>{children}</NonceContext>;
}

export const useNonce = () => useContext(NonceContext);
