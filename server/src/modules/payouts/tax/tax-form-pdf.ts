import { ACTIVE_NFFE, CERTIFICATIONS, US_PERSON } from '@callstead/domain/payouts/tax/certifications';
import type { TaxForm, TaxFormKind } from '@callstead/domain/payouts/tax/tax-form';
import { drawFacts, drawHeading, drawParagraph } from '../../../pdf/blocks.ts';
import { openSheet, type Sheet } from '../../../pdf/sheet.ts';
import { drawTable } from '../../../pdf/table.ts';
import { rowsOf } from './form-rows.ts';

const NAMES: Record<TaxFormKind, string> = { w9: 'Form W-9', w8ben: 'Form W-8BEN', w8bene: 'Form W-8BEN-E' };

type Signed = { id: string; at: Date; signedOn: string; validUntil: string | null };

/** A substitute form: every line that was filled in, the sentences that were signed, and the signature. In English, as the IRS reads it. */
export function writeTaxFormPdf(form: TaxForm, signed: Signed, wordmark: string): Promise<Buffer> {
  const title = NAMES[form.kind];
  const sheet = openSheet({
    title,
    wordmark,
    language: 'en',
    at: signed.at,
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
  });
  drawHeading(sheet, { wordmark, title, status: { text: 'Signed electronically', tone: 'success' } });
  const { title: fullTitle, revision } = CERTIFICATIONS[form.kind];
  drawParagraph(sheet, `${fullTitle} (${revision})`);
  sheet.y += 8;
  drawRows(sheet, form);
  sheet.y += 14;
  drawCertification(sheet, form.kind);
  sheet.y += 14;
  drawSignature(sheet, form, signed);
  return sheet.finish();
}

function drawRows(sheet: Sheet, form: TaxForm): void {
  drawTable(
    sheet,
    [
      { header: 'Line', share: 0.1 },
      { header: 'Field', share: 0.42 },
      { header: 'Entry', share: 0.48 },
    ],
    rowsOf(form).map(([line, label, value]) => [{ text: line }, { text: label }, { text: value || '–' }]),
  );
}

/** It has to stand out from everything else on the page. */
function drawCertification(sheet: Sheet, kind: TaxFormKind): void {
  const { opening, statements, closing, capacity } = CERTIFICATIONS[kind];
  const marked = statements.map((statement, index) =>
    kind === 'w9' ? `${index + 1}. ${statement}` : `• ${statement}`,
  );
  const sentences = [
    ...(kind === 'w8bene' ? ['Part XXV, Active NFFE. I certify that:', ...ACTIVE_NFFE.map((each) => `• ${each}`)] : []),
    opening,
    ...marked,
    ...closing,
    ...(kind === 'w9' ? [US_PERSON] : []),
    ...(capacity ? [`[X] ${capacity}`] : []),
  ];
  drawTable(
    sheet,
    [{ header: 'Certification', share: 1 }],
    sentences.map((text) => [{ text }]),
  );
}

function drawSignature(sheet: Sheet, { signerName, title }: TaxForm, { id, signedOn, validUntil }: Signed): void {
  sheet.makeRoom(70);
  drawFacts(sheet, [
    { label: 'Signature, typed by the signer', value: signerName, share: 0.36 },
    { label: 'Capacity', value: title ?? 'Individual', share: 0.24 },
    { label: 'Date', value: signedOn, share: 0.2 },
    { label: 'Counts', value: validUntil ? `until ${validUntil}` : 'until replaced', share: 0.2 },
  ]);
  drawParagraph(sheet, `Reference ${id}`);
}
