import { readFormat, withoutTicks } from './format-table.ts';
import { readXml, type XmlNode } from './read-xml.ts';

/** Written from docs/formats/pain001.md, and not from the writer: it refuses what a bank would refuse. */

/** What an element holds, by the path below it. */
type Values = Record<string, string>;
type Transfer = Values & { currency: string };
export type Pain001Content = { header: Values; blocks: { values: Values; transfers: Transfer[] }[] };

const tables = readFormat('pain001');
const ELEMENTS = (tables.get('Elements') ?? []).map((row) => {
  const [least = '', most = ''] = (row.occurs ?? '').split('..');
  return {
    path: row.element ?? '',
    least: Number(least),
    most: most === 'n' ? Infinity : Number(most),
    type: row.type ?? '',
  };
});
const parentOf = (path: string) => path.split('/').slice(0, -1).join('/');
const CHILDREN = new Map(
  ['', ...ELEMENTS.map(({ path }) => path)].map((parent) => [
    parent,
    ELEMENTS.filter(({ path }) => parentOf(path) === parent),
  ]),
);
const TYPES = new Map(
  (tables.get('Types') ?? []).map((row) => [row.type, new RegExp(`^${withoutTicks(row.pattern ?? '')}$`)]),
);
const TEXTS = /^(Max\d+Text|Name70)$/;

function check(isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new Error(`not a pain.001.001.09: ${what}`);
}

export function readPain001(content: string): Pain001Content {
  check(content.startsWith('<?xml version="1.0" encoding="UTF-8"?>'), 'it says that it is XML');
  const document = readXml(content);
  check(document.name === 'Document', 'the document');
  check(document.attributes.xmlns === 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09', 'its version');
  const [message] = document.children;
  check(message?.name === 'CstmrCdtTrfInitn' && document.children.length === 1, 'one message');
  checkElement(message, '');
  const [header, ...blocks] = message.children;
  const file = {
    header: valuesOf(header),
    blocks: blocks.map((block) => ({
      values: valuesOf({ ...block, children: block.children.filter(({ name }) => name !== 'CdtTrfTxInf') }),
      transfers: block.children.filter(({ name }) => name === 'CdtTrfTxInf').map(transferOf),
    })),
  };
  checkSums(file);
  file.blocks.forEach(checkBlock);
  return file;
}

/** Every element is known here, stands in its place, and comes as often as it may. */
function checkElement(node: XmlNode, path: string): void {
  const expected = CHILDREN.get(path) ?? [];
  const places = node.children.map(({ name }) => expected.findIndex((element) => nameOf(element.path) === name));
  const found = node.children.map(({ name }) => name).join(' ');
  check(!places.includes(-1), `only known elements in ${path}: ${found}`);
  check(
    places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0)),
    `the order in ${path}: ${found}`,
  );
  for (const element of expected) {
    const own = node.children.filter(({ name }) => name === nameOf(element.path));
    check(own.length >= element.least && own.length <= element.most, `${own.length} times ${element.path}`);
    for (const child of own) {
      if (element.type === '') checkElement(child, element.path);
      else checkValue(child, element);
    }
  }
}

const nameOf = (path: string) => path.split('/').at(-1);

function checkValue({ children, text, attributes }: XmlNode, { path, type }: { path: string; type: string }): void {
  check(children.length === 0, `${path} holds a value`);
  check(TYPES.get(type)?.test(text) === true, `${path} is ${type}, but found '${text}'`);
  if (TEXTS.test(type))
    check(text.trim() === text && !/^\/|\/\/|\/$/.test(text), `slashes and blanks of ${path}: '${text}'`);
  const named = Object.keys(attributes).join();
  check(named === (type === 'Amount' ? 'Ccy' : ''), `the attributes of ${path}: ${named}`);
}

function valuesOf(node: XmlNode | undefined, path = '', values: Values = {}): Values {
  for (const child of node?.children ?? []) {
    const at = path ? `${path}/${child.name}` : child.name;
    if (child.children.length > 0) valuesOf(child, at, values);
    else values[at] = child.text;
  }
  return values;
}

function transferOf(node: XmlNode): Transfer {
  const amount = node.children.find(({ name }) => name === 'Amt')?.children[0];
  return { ...valuesOf(node), currency: amount?.attributes.Ccy ?? '' };
}

const cents = (amount: string | undefined) => BigInt((amount ?? '').replace('.', ''));
const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, each) => total + cents(each['Amt/InstdAmt']), 0n);

function checkSums({ header, blocks }: Pain001Content): void {
  const all = blocks.flatMap(({ transfers }) => transfers);
  check(Number(header.NbOfTxs) === all.length && cents(header.CtrlSum) === sum(all), 'count and sum of the file');
  for (const { values, transfers } of blocks) {
    check(Number(values.NbOfTxs) === transfers.length, 'the count of a block');
    check(cents(values.CtrlSum) === sum(transfers), 'the sum of a block');
  }
  check(new Set(all.map((each) => each['PmtId/EndToEndId'])).size === all.length, 'nobody is paid twice');
  check(new Set(blocks.map(({ values }) => values.PmtInfId)).size === blocks.length, 'blocks have names of their own');
}

/** SEPA is for euros only; whatever crosses a border names both banks and where both sides live. */
function checkBlock({ values, transfers }: Pain001Content['blocks'][number]): void {
  const isSepa = values['PmtTpInf/SvcLvl/Cd'] === 'SEPA';
  check(values.ChrgBr === (isSepa ? 'SLEV' : 'SHAR'), 'who bears the charges');
  check(Boolean(values['DbtrAcct/Id/IBAN']) !== Boolean(values['DbtrAcct/Id/Othr/Id']), 'one account that is debited');
  for (const transfer of transfers) {
    if (isSepa) check(transfer.currency === 'EUR', 'SEPA is in euros');
    else {
      check(transfer['CdtrAgt/FinInstnId/BICFI'] !== undefined, 'the bank of the payee');
      check(
        transfer['Cdtr/PstlAdr/TwnNm'] !== undefined && transfer['Cdtr/PstlAdr/Ctry'] !== undefined,
        'where the payee lives',
      );
    }
  }
  if (isSepa) return;
  check(values['DbtrAgt/FinInstnId/BICFI'] !== undefined, 'the bank of the payer');
  check(
    values['Dbtr/PstlAdr/TwnNm'] !== undefined && values['Dbtr/PstlAdr/Ctry'] !== undefined,
    'where the payer lives',
  );
}
