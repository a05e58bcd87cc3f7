import { escapeHtml } from '@callstead/domain/escape-html';
import { type BrandLook, PRODUCT_LOOK } from '@callstead/domain/site/brand-look';
import { inTheNameOf } from '@callstead/domain/site/network-name';
import type { FastifyReply } from 'fastify';

const STYLE = `
  :root { color-scheme: light dark; --canvas: #FAF8F3; --surface: #FFF; --border: #DDD8CB; --text: #17211E; --muted: #55605B; --primary: #0E5A4A; --on-primary: #FFF; --focus: #1D5AA0; }
  @media (prefers-color-scheme: dark) {
    :root { --canvas: #0E1513; --surface: #151E1B; --border: #2B3834; --text: #ECF1EE; --muted: #A4B2AC; --primary: #5CC9AE; --on-primary: #0E1513; --focus: #8FBBFF; }
  }
  body { margin: 0; background: var(--canvas); color: var(--text); font: 16px/24px 'Public Sans', system-ui, sans-serif; }
  header, main { max-width: 860px; margin: 0 auto; padding: 16px; }
  header { border-bottom: 2px solid var(--primary); font-weight: 700; }
  h1 { font-size: 28px; line-height: 36px; margin: 16px 0; overflow-wrap: anywhere; }
  h2 { font-size: 20px; line-height: 28px; margin: 32px 0 8px; }
  a { color: var(--primary); }
  a:focus-visible, iframe:focus-visible, button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  ol { list-style: none; margin: 0; padding: 0; }
  li { padding: 12px 0; border-bottom: 1px solid var(--border); overflow-wrap: anywhere; }
  .meta, dt { color: var(--muted); font-size: 14px; }
  .meta { display: block; }
  dd { margin: 0 0 8px; overflow-wrap: anywhere; }
  pre { margin: 0; padding: 16px; background: var(--surface); border: 1px solid var(--border); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/20px 'Red Hat Mono', monospace; }
  iframe { box-sizing: border-box; width: 100%; height: 720px; border: 1px solid var(--border); border-radius: 6px; background: var(--surface); }
  .sum { font-size: 36px; line-height: 44px; font-weight: 700; margin: 0; font-variant-numeric: tabular-nums; }
  form { display: flex; flex-wrap: wrap; gap: 12px; margin: 16px 0; }
  li form { margin: 8px 0 0; }
  button { min-height: 44px; padding: 8px 20px; border: 1px solid var(--primary); border-radius: 6px; background: var(--surface); color: var(--primary); font: inherit; font-weight: 600; cursor: pointer; }
  .call { display: block; padding: 20px; border-radius: 6px; background: var(--primary); color: var(--on-primary); font-size: 24px; line-height: 32px; font-weight: 700; text-align: center; text-decoration: none; font-variant-numeric: tabular-nums; }
  .call span { white-space: nowrap; }
  button.first { background: var(--primary); color: var(--on-primary); }
`;

type Plain = {
  title: string;
  language: 'es' | 'en';
  nonce: string;
  look?: BrandLook;
  content: string;
  /** What only this page needs. */
  style?: string;
  /** Without our name above: it stands in somebody else's page. */
  isBare?: boolean;
};

/** A page without any script, for what stands beside the application: the content is markup, all else is text. */
export function plainPage(of: Plain): string {
  const { look = PRODUCT_LOOK } = of;
  return `<!doctype html>
<html lang="${of.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(of.title)}</title>
<style nonce="${escapeHtml(of.nonce)}">${STYLE}${accentStyle(look)}${of.style ?? ''}</style>
</head>
<body>
${of.isBare ? '' : `<header>${escapeHtml(look.name)}</header>\n`}<main>
${of.content}
</main>
</body>
</html>
`;
}

/** Nothing where the software's own colours hold. */
function accentStyle({ shades }: BrandLook): string {
  if (shades === PRODUCT_LOOK.shades) return '';
  return `:root { --primary: ${shades.light}; } @media (prefers-color-scheme: dark) { :root { --primary: ${shades.dark}; } }`;
}

/** A page that is written with the product's name, in the name of this network. */
export const sendNamedPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html').send(inTheNameOf(escapeHtml(reply.server.networkName()), html));
