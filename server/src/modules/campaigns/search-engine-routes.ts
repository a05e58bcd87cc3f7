import { HELP_GUIDES, helpPath } from '@callstead/contract/help-paths';
import { docsPath } from '@callstead/contract/public-paths';
import { LANGUAGES } from '@callstead/domain/identity/account';
import type { Db } from '../../db/database.ts';
import type { App } from '../../http/zod.ts';
import { listPublicIds } from './queries.ts';

const PUBLIC_PAGES = [
  ...['/', '/public-offers', '/market-campaigns', '/contact', '/faq', '/terms', '/privacy'],
  ...[helpPath(), ...HELP_GUIDES.map((guide) => helpPath(guide))],
];

/** What crawlers ask for: which pages there are, and which are nobody's business. */
export function searchEngineRoutes(app: App, db: Db, publicUrl: string): void {
  const config = { access: 'site.read' } as const;

  app.get('/robots.txt', { config }, async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        [
          'User-agent: *',
          ...['/api/', '/admin-dashboard', '/publisher-dashboard', '/advertiser-dashboard', '/dev/'].map(
            (path) => `Disallow: ${path}`,
          ),
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', { config }, async (_request, reply) => {
    const offers = await listPublicIds(db);
    const entries = [
      ...PUBLIC_PAGES.map((path) => entry(publicUrl, path)),
      `<url><loc>${publicUrl}${docsPath}</loc></url>`, // in English alone
      ...offers.map((offer) => entry(publicUrl, `/offer/${offer.public_id}`, offer.updated_at)),
    ];
    return reply.type('application/xml').send(sitemap(entries));
  });
}

/** Offer ids are letters and digits and our paths are plain, so nothing here needs escaping. */
function entry(publicUrl: string, path: string, changed?: Date): string {
  const alternates = LANGUAGES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}?lang=${language}"/>`,
  );
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${publicUrl}${path}</loc>${lastmod}${alternates.join('')}</url>`;
}

function sitemap(entries: readonly string[]): string {
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}
