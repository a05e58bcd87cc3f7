import type { LeadCertificate } from '@callstead/contract/leads/leads';
import type { Language } from '@callstead/domain/identity/account';
import { inTheNameOf, networkSlug } from '@callstead/domain/site/network-name';
import { drawFacts, drawHeading, drawParagraph, drawParties, drawSentence } from '../../../pdf/blocks.ts';
import { formatsOf } from '../../../pdf/formats.ts';
import { openSheet } from '../../../pdf/sheet.ts';
import { CERTIFICATE_TEXTS } from './certificate-texts.ts';

type Setting = { language: Language; zone: string; network: string };

/** What somebody agreed to, when, where and how, as far as whoever asks may know; named by its lead. */
export async function certificateFile(certificate: LeadCertificate, { language, zone, network: wordmark }: Setting) {
  const texts = CERTIFICATE_TEXTS[language];
  const { consent, arrivedAt, isTest, id, campaign } = certificate;
  const { moment, count, zone: zoneName } = formatsOf(language);
  const at = (time: string) => `${moment(new Date(time), zone)} (${zoneName(zone)})`;
  const title = texts.title;
  const sheet = openSheet({ title, wordmark, language, at: new Date(arrivedAt), pageOf: texts.pageOf });
  const status = isTest
    ? { text: texts.test, tone: 'warning' as const }
    : { text: texts.status, tone: 'success' as const };
  drawHeading(sheet, { wordmark, title, status });
  drawParties(sheet, [
    { label: texts.person, lines: personLines(certificate, language) },
    { label: texts.about, lines: [`${campaign.title} (${campaign.id})`, id] },
  ]);
  drawSentence(sheet, { label: texts.sentence, text: consent.sentence });
  const version = consent.version === null ? texts.foreign : count(consent.version);
  drawFacts(sheet, [
    { label: texts.agreedAt, value: at(consent.capturedAt), share: 0.5 },
    { label: texts.receivedAt, value: at(arrivedAt), share: 0.5 },
  ]);
  drawFacts(sheet, [
    { label: texts.version, value: version, share: 0.34 },
    { label: texts.form, value: count(certificate.formVersion), share: 0.33 },
    { label: texts.way, value: texts.ways[certificate.way], share: 0.33 },
  ]);
  for (const [label, value] of trailOf(certificate, language))
    drawFacts(sheet, [{ label, value: value ?? texts.unknown, share: 1 }]);
  for (const words of [texts.sights[certificate.sight], inTheNameOf(wordmark, texts.note)])
    if (words) drawParagraph(sheet, words);
  return { name: `${networkSlug(wordmark)}-${id}.pdf`, content: await sheet.finish() };
}

function personLines({ person, sight, place }: LeadCertificate, language: Language): string[] {
  const texts = CERTIFICATE_TEXTS[language];
  const where = [place.state, place.zip, place.country].filter(Boolean).join(', ');
  if (!person) return [texts.sights[sight], where].filter(Boolean);
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ') || texts.unknown;
  return [name, person.phone, person.email, where].filter((line): line is string => Boolean(line));
}

function trailOf({ consent, sight }: LeadCertificate, language: Language): [string, string | null][] {
  const texts = CERTIFICATE_TEXTS[language];
  const isKept = sight === 'whole' || sight === 'masked';
  return [
    [texts.page, consent.page],
    ...(isKept
      ? ([
          [texts.address, consent.ip],
          [texts.device, consent.userAgent],
        ] as [string, string | null][])
      : []),
    ...(consent.certificateUrl ? ([[texts.certificate, consent.certificateUrl]] as [string, string][]) : []),
    [texts.hash, consent.formHash],
  ];
}
