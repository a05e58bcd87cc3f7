/** Loads what was put off, as soon as the page stands: preloads first, so that modules come side by side. */
const START = `(({ nonce }) => addEventListener('load', () => setTimeout(() => {
  for (const later of document.querySelectorAll('link[rel=later]')) later.rel = 'modulepreload';
  for (const later of document.querySelectorAll('script[type=later]')) {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', nonce, textContent: later.textContent });
    later.replaceWith(script);
  }
})))(document.currentScript)`;

/**
 * Public pages read fully without script, so theirs must not take bandwidth from what is seen first: text, styles, fonts.
 * React Router offers no way to ask for that, so its finished HTML is told.
 */
export function startAfterFirstPaint(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(/<script ([^>]*)type="module" async="">/g, '<script $1type="later">')
    .replace('</body>', `<script nonce="${nonce}">${START}</script></body>`);
}
