import { CATEGORY_NAMES } from '@callstead/domain/campaigns/category-names';
import { hoursText, isOpen } from '@callstead/domain/campaigns/hours';
import type { ClickVerdict } from '@callstead/domain/clicks/click';
import { escapeHtml } from '@callstead/domain/escape-html';
import type { Language } from '@callstead/domain/identity/account';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import type { BrandLook } from '@callstead/domain/site/brand-look';
import { zoneWords } from '@callstead/domain/zone-words';
import { plainPage } from '../../http/plain-page.ts';
import type { HostedCampaign, SimilarOffer } from './page-queries.ts';

const TEXTS = {
  en: {
    unknown: ['We do not know this link', 'It may have been copied incompletely, or the offer no longer exists.'],
    elsewhere: ['This offer is not available right now', 'These others are.'],
    unavailable: ['We will be right back', 'We cannot tell at the moment where this link leads.'],
    again: 'Try again',
    similar: 'Other offers',
    all: 'See all offers',
    call: 'Call',
    open: 'Open now',
    closed: 'Closed now',
    hours: 'Hours',
    recorded: 'Calls may be recorded.',
    noNumber: 'There is no telephone number for this offer yet.',
    other: 'Español',
  },
  es: {
    unknown: ['No conocemos este enlace', 'Quizá se copió incompleto o la oferta ya no existe.'],
    elsewhere: ['Esta oferta no está disponible ahora', 'Estas otras sí lo están.'],
    unavailable: ['Volvemos enseguida', 'En este momento no podemos decir adónde lleva este enlace.'],
    again: 'Reintentar',
    similar: 'Otras ofertas',
    all: 'Ver todas las ofertas',
    call: 'Llamar',
    open: 'Abierto ahora',
    closed: 'Cerrado ahora',
    hours: 'Horario',
    recorded: 'Las llamadas pueden grabarse.',
    noNumber: 'Esta oferta todavía no tiene número de teléfono.',
    other: 'English',
  },
} as const satisfies Record<Language, object>;

/** `site`: what stands before the addresses of our own pages; empty, unless another domain shows them. */
export type Page = { language: Language; nonce: string; look: BrandLook; site: string };

/** For a click that leads nowhere: never the end of the way. */
export function wayOnPage(verdict: ClickVerdict, offers: readonly SimilarOffer[], page: Page): string {
  const { language, nonce, look, site } = page;
  const t = TEXTS[language];
  const [title, text] = verdict === 'unknown' ? t.unknown : t.elsewhere;
  const items = offers.map(({ public_id: id, texts }) => {
    const { title, description } = texts[language];
    return `<li><a href="${site}/offer/${encodeURIComponent(id)}">${escapeHtml(title)}</a><span class="meta">${escapeHtml(description)}</span></li>`;
  });
  const list = items.length > 0 ? `<h2>${t.similar}</h2><ol>${items.join('')}</ol>` : '';
  const said = verdict === 'unknown' || items.length > 0 ? `<p>${text}</p>` : '';
  const content = `<h1>${title}</h1>${said}${list}<p><a href="${site}/public-offers">${t.all}</a></p>`;
  return plainPage({ title: `${title} · ${look.name}`, language, nonce, look, content });
}

/** For a link that nobody followed here before, while the database is away. An empty address is the one that was asked for. */
export function unreadPage({ language, nonce, look, site }: Page): string {
  const t = TEXTS[language];
  const [title, text] = t.unavailable;
  const content = `<h1>${title}</h1><p>${text}</p><p><a href="">${t.again}</a></p><p><a href="${site}/public-offers">${t.all}</a></p>`;
  return plainPage({ title: `${title} · ${look.name}`, language, nonce, look, content });
}

type Hosted = Page & { now: Date; switchHref: string };

/** A call campaign without a page of its own: the publisher's number to tap. */
export function hostedPage(campaign: HostedCampaign, { language, nonce, look, site, now, switchHref }: Hosted): string {
  const t = TEXTS[language];
  const { title, description, detailedDescription } = campaign.texts[language];
  const other: Language = language === 'es' ? 'en' : 'es';
  const content = [
    `<p class="meta"><a href="${escapeHtml(switchHref)}" hreflang="${other}" lang="${other}">${t.other}</a></p>`,
    `<p class="meta">${escapeHtml(CATEGORY_NAMES[language].category[campaign.category])}</p>`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`,
    campaign.number === null
      ? `<p>${t.noNumber}</p><p><a href="${site}/public-offers">${t.all}</a></p>`
      : callButton(campaign.number, t.call),
    `<p class="meta">${isOpen(campaign.hours, now) ? t.open : t.closed}</p>`,
    `<h2>${t.hours}</h2><ol>${hoursText(campaign.hours, language)
      .map((line) => `<li>${escapeHtml(line)}</li>`)
      .join('')}</ol><p class="meta">${escapeHtml(zoneWords(campaign.hours.zone, language))}</p>`,
    detailedDescription === description ? '' : `<p>${escapeHtml(detailedDescription)}</p>`,
    campaign.is_recorded ? `<p class="meta">${t.recorded}</p>` : '',
  ].join('\n');
  return plainPage({ title, language, nonce, look, content });
}

function callButton(number: string, call: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  const text = area ? `(${area}) ${exchange}-${line}` : phoneText(number);
  return `<p><a class="call" href="tel:${escapeHtml(number)}">${call} <span>${escapeHtml(text)}</span></a></p>`;
}
