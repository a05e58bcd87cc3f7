import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import { type AnswerProblem, checkAnswers, pathOf } from '@callstead/domain/leads/check-answers';
import { stepsOf } from '@callstead/domain/leads/form-steps';
import type { SentForm } from '../../../http/parse-form.ts';
import { frameOf } from '../../../http/tracking-host.ts';
import { readerFor } from '../../../telephony/read-number.ts';
import type { LeadAnswer } from '../answer-queries.ts';
import { endPage } from './end-page.ts';
import { CONSENT, formHashOf, formPage, type ShownForm, TRAP } from './form-page.ts';
import type { FormAnswer, FormServices, Opened } from './open-form.ts';
import { readSent, requestOf, type SentStep } from './read-sent.ts';
import { sendForm } from './send-form.ts';
import { newNonce, readStamp, type Stamp, signStamp } from './stamp.ts';
import type { FormEnd } from './texts.ts';
import { visitQuery } from './visit.ts';

/** Nobody reads and answers faster. */
const LEAST_MS = 2_500;
const MOST_MS = 24 * 3_600_000;

type State = Partial<Pick<ShownForm, 'step' | 'typed' | 'problems' | 'isConsentMissing' | 'trouble'>> & {
  stamp?: Stamp | undefined;
  language?: Language;
  status?: number;
};

const NO_PROBLEMS: ReadonlyMap<string, AnswerProblem> = new Map();

/** A page of the form. It is stamped anew, with what stands on it now, but keeps when it was opened. */
export async function showForm(services: FormServices, opened: Opened, state: State = {}): Promise<FormAnswer> {
  const { request, key, line, campaign, visit, frame } = opened;
  const { stamp: before, language = opened.language, status = 200, ...rest } = state;
  const shown = { ...campaign.texts[language], form: line.form, language };
  const stamp: Stamp = {
    ...{ shownAt: before?.shownAt ?? new Date(), nonce: before?.nonce ?? newNonce(), language },
    ...{ consentVersion: line.form.consent.version, formHash: formHashOf(shown) },
  };
  const html = formPage({
    ...{ step: 0, typed: new Map<string, string>(), problems: NO_PROBLEMS, isConsentMissing: false, trouble: null },
    ...rest,
    ...{
      ...shown,
      countries: line.campaign.terms.geo.countries,
      nonce: request.nonce,
      frame,
      action: visitQuery(visit, language),
    },
    look: frameOf(services, request).look,
    stamp: signStamp(services.secret, aboutOf(key), stamp),
  });
  return { status, html };
}

const aboutOf = ({ offerId, affId }: Opened['key']) => `${offerId}/${affId}`;

/** The next step, the last one, the other language, or the end; nothing typed is lost on any of these ways. */
export async function answerSent(services: FormServices, opened: Opened, form: SentForm): Promise<FormAnswer> {
  const sent = readSent(opened.line.form, form);
  const steps = stepsOf(opened.line.form.fields);
  const step = Math.min(sent.step, steps.length - 1);
  const stamp = readStamp(services.secret, aboutOf(opened.key), sent.stamp);
  const state: State = { step, typed: sent.typed, stamp };
  const language = LANGUAGES.find((each) => each === sent.go);
  // Whoever agreed did so to the sentence they read.
  if (language) return showForm(services, opened, { ...state, language, typed: without(sent.typed, CONSENT) });
  if (sent.go === 'back') return showForm(services, opened, { ...state, step: Math.max(0, step - 1) });
  const { form: asked, campaign } = opened.line;
  const readPhone = readerFor(campaign.terms.geo.countries);
  const problems = checkAnswers(asked, requestOf(asked, sent.typed), readPhone);
  const wrong = steps.slice(0, step + 1).findIndex((fields) => fields.some((field) => problems.has(pathOf(field))));
  if (wrong >= 0) {
    const isConsentMissing = wrong === steps.length - 1 && sent.typed.get(CONSENT) !== 'yes';
    const told = { problems, isConsentMissing, trouble: 'answers', status: 422 } as const;
    return showForm(services, opened, { ...state, ...told, step: wrong });
  }
  if (step < steps.length - 1) return showForm(services, opened, { ...state, step: step + 1 });
  return finish(services, opened, { ...sent, step }, stamp);
}

async function finish(services: FormServices, opened: Opened, sent: SentStep, stamp: Stamp | undefined) {
  const state: State = { step: sent.step, typed: sent.typed, stamp };
  const again = (more: State) => showForm(services, opened, { ...state, status: 422, ...more });
  if (sent.typed.get(CONSENT) !== 'yes') return again({ trouble: 'answers', isConsentMissing: true });
  const age = stamp ? Date.now() - stamp.shownAt.getTime() : Number.POSITIVE_INFINITY;
  if (!stamp || age > MOST_MS) return again({ trouble: 'too_old', stamp: undefined });
  if (stamp.consentVersion !== opened.line.form.consent.version || stamp.language !== opened.language)
    return again({ trouble: 'sentence_changed', typed: without(sent.typed, CONSENT) });
  if (sent.typed.get(TRAP)) return again({ trouble: 'trap' });
  if (age < LEAST_MS) return again({ trouble: 'too_fast' });
  const { isSpent } = await services.limits.attempt('lead-form.address', opened.request.ip);
  if (isSpent) return again({ trouble: 'too_many', status: 429 });
  return send(services, opened, sent, stamp);
}

async function send(services: FormServices, opened: Opened, sent: SentStep, stamp: Stamp): Promise<FormAnswer> {
  const { key, line, visit, request } = opened;
  const own = `${services.config.publicUrl}/l/${aboutOf(key)}`;
  try {
    const answer = await sendForm(services, {
      ...{ key, line, stamp, visit, request: requestOf(line.form, sent.typed), ip: request.ip },
      ...{ userAgent: request.headers['user-agent']?.slice(0, 500) ?? null, page: visit.page ?? own },
    });
    return await endWith(services, opened, endOf(answer));
  } catch (error) {
    request.log.error({ err: error }, 'a form could not be taken');
    return showForm(services, opened, {
      step: sent.step,
      typed: sent.typed,
      stamp,
      trouble: 'unavailable',
      status: 503,
    });
  }
}

function endOf({ status, reason }: LeadAnswer): FormEnd {
  if (status === 'accepted' || status === 'pending') return 'thanks';
  if (status === 'duplicate') return 'already';
  return reason === 'out_of_geo' ? 'out_of_area' : 'elsewhere';
}

/** Thanked on the campaign's own page, or on ours; a page that was sent to is left, so that reading it again sends nothing. */
export async function endWith(services: FormServices, opened: Opened, end: FormEnd): Promise<FormAnswer> {
  const { request, key, line, campaign, language, frame } = opened;
  const { redirectUrl, thanks } = line.form;
  if (end === 'thanks' && !frame && request.method === 'POST')
    return { status: 303, location: redirectUrl ?? `/l/${aboutOf(key)}/thanks?lang=${language}` };
  const isTaken = end === 'thanks' || end === 'already';
  const offers = isTaken ? [] : await services.similar(campaign.category);
  const goOn = end === 'thanks' && frame ? redirectUrl : null;
  const words = end === 'thanks' ? (thanks?.[language] ?? null) : null;
  const shown = { end, words, language, nonce: request.nonce, offers, goOn, frame, ...frameOf(services, request) };
  return { status: 200, html: endPage(shown) };
}

const without = (typed: ReadonlyMap<string, string>, name: string) =>
  new Map([...typed].filter(([each]) => each !== name));
