import { USUAL_FORM } from '@callstead/domain/leads/form';
import { PIECE_BYTES } from '@callstead/domain/leads/import';
import type { LeadCampaign } from './lead-world.ts';
import { aLeadCampaign, aPerson } from './lead-world.ts';
import type { Person, TestNetwork } from './test-network.ts';

export const HEADER = [
  'Nombre',
  'Apellido',
  'Teléfono',
  'Correo',
  'Código postal',
  'Consentimiento',
  'Consent time',
  'IP',
  'URL',
];

/** A row as a good file has it. */
export const aRow = (changes: Partial<Record<number, string>> = {}): string[] => {
  const { phone, email } = aPerson();
  const row = ['Ana', 'Ruiz', phone, email, '33139', USUAL_FORM.consent.sentence.es, '2026-01-05T10:00:00Z'];
  row.push('192.0.2.7', 'https://pages.example.com/quote');
  for (const [place, cell] of Object.entries(changes)) row[Number(place)] = cell ?? '';
  return row;
};

export const csvOf = (rows: readonly (readonly string[])[]) =>
  [HEADER, ...rows].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** A campaign that takes files, which this publisher has joined. */
export const anImportCampaign = (t: TestNetwork, publisher: Person, options: { balanceCents?: number } = {}) =>
  aLeadCampaign(t, { ...options, publisherId: publisher.profile.id, form: { takesImports: true } });

/** Sent in pieces, as a browser does. */
export async function upload(
  t: TestNetwork,
  publisher: Person,
  { offerId }: Pick<LeadCampaign, 'offerId'>,
  text: string,
) {
  const bytes = Buffer.from(text);
  const made = await t.call('POST', '/publisher/lead-imports', {
    ...publisher,
    body: { campaign: offerId, fileName: 'leads.csv', bytes: bytes.length },
  });
  const { id, pieces } = made.json() as { id: string; pieces: number };
  for (let piece = 0; piece < pieces; piece += 1) {
    const content = bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES).toString('base64');
    const put = await t.call('PUT', `/publisher/lead-imports/${id}/pieces/${piece}`, {
      ...publisher,
      body: { content },
    });
    if (put.statusCode !== 204) throw new Error(put.body);
  }
  return id;
}
