import type { Report } from '@callstead/contract/reports/report';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCallList } from '../../../testing/a-call-list.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const SPAN = 'zone=UTC&from=2020-01-01T00:00:00Z&to=2020-01-02T00:00:00Z';
/** Whatever came in around now. */
const around = () => {
  const [from, to] = [-2, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  return `zone=UTC&from=${from}&to=${to}`;
};

async function aReport() {
  const world = await aCallList(t);
  for (const [index, state] of [
    ['1', 'FL'],
    ['2', '=1+1'],
    ['3', null],
  ].entries()) {
    const id = await world.call(`+1305555100${index}`, 120);
    await t.db
      .updateTable('call')
      .set({ state: state[1] as string | null })
      .where('id', '=', id)
      .execute();
  }
  const refused = await world.call('+13055551999', 120);
  await t.call('POST', `/admin/calls/${refused}/decision`, {
    headers: world.admin.headers,
    body: { decision: 'refused' },
  });
  await t.handleEvents();
  return world;
}

const fetchFile = ({ headers }: Person, query: string) => t.call('GET', `/report/export?${query}`, { headers });
const csvOf = async (person: Person, query: string): Promise<string[][]> =>
  parse((await fetchFile(person, query)).body, { bom: true });

/** The rows of its sheet: text, or numbers. */
async function sheetOf(person: Person, query: string): Promise<(string | number | null)[][]> {
  const response = await fetchFile(person, `${query}&format=xlsx`);
  expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
  const files = unzipSync(new Uint8Array(response.rawPayload));
  const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c(?: [^>]*)?(?:\/>|>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>)/gs)].map(
      ([, text, number]) => (text !== undefined ? text : number === undefined ? null : Number(number)),
    ),
  );
}

test('CSV and XLSX hold the figures of the report, as numbers, under headings of the reader’s language', async () => {
  const { publisher } = await aReport();
  const question = `by=campaign&${around()}`;
  const report: Report = (await t.call('GET', `/report?${question}`, { headers: publisher.headers })).json();
  const columns = 'columns=incoming,qualified,qualifyRate,payoutCents,refusedRate';
  const [header, ...lines] = await csvOf(publisher, `${question}&${columns}&language=es`);
  expect(header).toEqual([
    'Campaña',
    'Llamadas entrantes',
    'Llamadas calificadas',
    'Tasa de calificación (%)',
    'Ganancias (USD)',
    'Rechazado (%)',
  ]);
  expect(lines).toEqual(
    report.rows.map(({ keys, figures }) => [
      keys[0]?.label,
      `${figures.incoming}`,
      `${figures.qualified}`,
      `${Number(((figures.qualifyRate ?? 0) * 100).toFixed(2))}`,
      ((figures.payoutCents ?? 0) / 100).toFixed(2),
      `${Number(((figures.refusedRate ?? 0) * 100).toFixed(2))}`,
    ]),
  );
  expect(report.rows[0]?.figures).toMatchObject({ incoming: 4, qualified: 3, payoutCents: 7_500 });
  const [xlsxHeader, ...sheet] = await sheetOf(publisher, `${question}&${columns}&language=en`);
  expect(xlsxHeader).toEqual([
    'Campaign',
    'Incoming calls',
    'Qualified calls',
    'Qualify rate',
    'Earnings (USD)',
    'Refused',
  ]);
  expect(sheet).toEqual(
    report.rows.map(({ keys, figures }) => [
      keys[0]?.label,
      figures.incoming,
      figures.qualified,
      figures.qualifyRate,
      (figures.payoutCents ?? 0) / 100,
      figures.refusedRate,
    ]),
  );
});

test('what looks like a formula runs in neither file', async () => {
  const { advertiser } = await aReport();
  const question = `by=state&columns=incoming&${around()}&language=en`;
  const lines = await csvOf(advertiser, question);
  expect(lines.map(([state]) => state)).toContain("'=1+1");
  expect(lines.map(([state]) => state)).toContain('Not known');
  expect((await sheetOf(advertiser, question)).map(([state]) => state)).toContain('=1+1'); // a text cell, never a formula
});

test('columns the viewer may not see are left out, whoever asks for them', async () => {
  const { publisher, advertiser, admin } = await aReport();
  const asked = `by=day&columns=marginCents,payoutCents,revenueCents&${around()}&language=en`;
  expect((await csvOf(publisher, asked))[0]).toEqual(['Day', 'Earnings (USD)']);
  expect((await csvOf(advertiser, asked))[0]).toEqual(['Day', 'Total spend (USD)']);
  expect((await csvOf(admin, asked))[0]).toEqual(['Day', 'Margin (USD)', 'Payout (USD)', 'Revenue (USD)']);
});

test('the file is named by its days', async () => {
  const publisher = await t.signIn('publisher');
  const response = await fetchFile(publisher, SPAN);
  expect(response.headers['content-disposition']).toBe(
    'attachment; filename="callstead-report-2020-01-01-2020-01-01.csv"',
  );
});

test('what cannot be answered is refused before a file begins', async () => {
  const publisher = await t.signIn('publisher');
  const response = await fetchFile(publisher, 'by=sub1&zone=UTC&from=2020-01-01T00:00:00Z&to=2026-01-02T00:00:00Z');
  expect(response.json().code).toBe('report_too_long');
});
