import { escapeHtml } from '@callstead/domain/escape-html';
import type { Language } from '@callstead/domain/identity/account';
import type { BrandLook } from '@callstead/domain/site/brand-look';
import { plainPage } from '../../../http/plain-page.ts';
import type { SimilarOffer } from '../../clicks/page-queries.ts';
import { FORM_TEXTS, type FormEnd } from './texts.ts';

type Ended = {
  end: FormEnd;
  /** The advertiser's own, where ours do not say it. */
  words: string | null;
  language: Language;
  nonce: string;
  look: BrandLook;
  /** Before the addresses of our own pages. */
  site: string;
  offers: readonly SimilarOffer[];
  /** Where somebody in a frame may go on. */
  goOn: string | null;
  frame: { script: string } | null;
};

/** How it ended, politely, and never the end of the way. */
export function endPage({ end, words, language, nonce, look, site, offers, goOn, frame }: Ended): string {
  const { end: ends, word } = FORM_TEXTS[language];
  const [title, text] = ends[end];
  const items = offers.map(
    ({ public_id: id, texts }) =>
      `<li><a href="${site}/offer/${encodeURIComponent(id)}" target="_top">${escapeHtml(texts[language].title)}</a><span class="meta">${escapeHtml(texts[language].description)}</span></li>`,
  );
  const list = items.length > 0 ? `<h2>${word.offers}</h2><ol>${items.join('')}</ol>` : '';
  const way = list && `<p><a href="${site}/public-offers" target="_top">${word.all}</a></p>`;
  const next = goOn ? `<p><a class="call" href="${escapeHtml(goOn)}" target="_top">${word.goOn}</a></p>` : '';
  const content = `<h1>${title}</h1><p role="status">${words ? ownWords(words) : text}</p>${next}${list}${way}${frame ? frame.script : ''}`;
  return plainPage({ title, language, nonce, look, content, isBare: frame !== null });
}

const ownWords = (words: string) => escapeHtml(words).replaceAll('\n', '<br>');
