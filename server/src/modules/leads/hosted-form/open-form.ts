import type { IncomingHttpHeaders } from 'node:http';
import { isOpen } from '@callstead/domain/campaigns/hours';
import type { ClickVerdict } from '@callstead/domain/clicks/click';
import { judgeLink } from '@callstead/domain/clicks/judge-click';
import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import type { LeadLine } from '@callstead/domain/leads/judge-lead';
import { pageLanguage } from '../../../http/page-language.ts';
import { frameOf } from '../../../http/tracking-host.ts';
import type { ClickServices } from '../../clicks/engine.ts';
import type { LinkKey } from '../../clicks/link-queries.ts';
import { LinkUnread } from '../../clicks/link-unread.ts';
import { wayOnPage } from '../../clicks/pages.ts';
import { readKey } from '../../clicks/read-key.ts';
import type { SimilarOffers } from '../../clicks/similar-offers.ts';
import type { LeadServices } from '../engine.ts';
import { lineFor } from '../take-lead.ts';
import { type FormCampaign, findFormCampaign } from './form-queries.ts';
import { framedBy, frameScript, policyOf, readVisit, type Visit } from './visit.ts';

export type FormServices = LeadServices & ClickServices & { similar: SimilarOffers };

/** Who asks for a form, or sends it. */
export type FormRequest = {
  method: string;
  ip: string;
  nonce: string;
  headers: IncomingHttpHeaders;
  params: unknown;
  query: unknown;
  isFramed: boolean;
  log: { error: (facts: object, text: string) => void };
};

/** A page, or the way to one. */
export type FormAnswer = { status: number; html: string } | { status: 303; location: string };

/** A form that may be shown, to whom, and where. */
export type Opened = {
  request: FormRequest;
  key: LinkKey;
  line: LeadLine;
  campaign: FormCampaign;
  visit: Visit;
  language: Language;
  /** In somebody's page. */
  frame: { script: string } | null;
};

const RETRY_AFTER_SECONDS = 5;

/** Hands on what may be shown; whoever cannot be is led elsewhere. Answers with what guards the page. */
export async function withForm(
  services: FormServices,
  request: FormRequest,
  show: (opened: Opened) => Promise<FormAnswer>,
): Promise<FormAnswer & { policy: string }> {
  const { nonce, isFramed } = request;
  const key = readKey(request.params as LinkKey);
  const visit = readVisit(request.query as Record<string, unknown>);
  const language = pageLanguage(request);
  const found = key && (await findForm(services, key));
  const by = isFramed ? framedBy(visit, found?.campaign.hosts ?? []) : null;
  const goesTo = isFramed ? null : (found?.line.form.redirectUrl ?? null);
  const policy = policyOf(nonce, goesTo, isFramed ? { by } : null);
  const verdict = found ? await verdictOn(services, found, request.method === 'POST') : 'unknown';
  if (!found || verdict !== 'ok') {
    const offers = await services.similar(found?.campaign.category ?? null);
    const page = { language, nonce, ...frameOf(services, request) };
    return { status: 404, html: wayOnPage(verdict, offers, page), policy };
  }
  const frame = isFramed ? { script: frameScript(nonce, by) } : null;
  return { ...(await show({ ...found, request, visit, language, frame })), policy };
}

type Found = Pick<Opened, 'key' | 'line' | 'campaign'>;

async function findForm(services: FormServices, key: LinkKey): Promise<Found | undefined> {
  const asked = { offerId: key.offerId, publisher: { affId: key.affId } };
  const [line, campaign] = await Promise.all([lineFor(services, asked), findFormCampaign(services.pool, key)]);
  return 'problems' in line || !campaign ? undefined : { key, line, campaign };
}

/** Whether it was full a moment ago matters to those who come, not to those who have filled it in: they are judged exactly. */
async function verdictOn({ clicks }: FormServices, { key, line }: Found, isSent: boolean): Promise<ClickVerdict> {
  const at = new Date();
  try {
    const link = await clicks.links.find(key);
    const isFull = !isSent && link.campaign !== null && clicks.links.isFull(link.campaign, at);
    const verdict = judgeLink(link, { isFull, at });
    const isClosed = line.form.takenWhen === 'open_hours' && !isOpen(line.campaign.terms.hours, at);
    return verdict === 'ok' && isClosed ? 'closed' : verdict;
  } catch (error) {
    if (error instanceof LinkUnread) throw new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    throw error;
  }
}
