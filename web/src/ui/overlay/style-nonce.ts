/**
 * Scroll locking adds a <style> element, which the content security policy accepts only with the page's nonce.
 * The library that adds it looks for this global; import this file wherever such an overlay is drawn.
 */
declare global {
  var __webpack_nonce__: string | undefined;
}

export const styleNonce =
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

if (styleNonce) globalThis.__webpack_nonce__ = styleNonce;
