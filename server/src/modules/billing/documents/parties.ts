import type { LegalData } from '@callstead/contract/billing/details';
import type { Invoice, Issuer } from '@callstead/contract/billing/statements';
import type { Language } from '@callstead/domain/identity/account';
import type { Party } from '../../../pdf/blocks.ts';
import { UNNAMED_ISSUER } from '../../../settings/issuer.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

type BillTo = Invoice['billTo'];

/** Who writes, and to whom: by law where they said so, else as they are called. */
export function partiesOf(language: Language, issuer: Issuer | null, billTo: BillTo, label?: string): Party[] {
  const texts = DOCUMENT_TEXTS[language];
  const { name, addressLines, taxId, email } = issuer ?? UNNAMED_ISSUER;
  const taxLine = (id: string | null) => id && `${texts.taxId} ${id}`;
  const recipient = billTo.legal ? legalLines(billTo.legal, taxLine(billTo.legal.taxId)) : knownLines(billTo);
  return [
    { label: texts.from, lines: said([name, taxLine(taxId), ...addressLines, email]) },
    { label: label ?? texts.to, lines: said([...recipient, billTo.email]) },
  ];
}

const legalLines = ({ legalName, addressLine1, addressLine2, country }: LegalData, taxLine: string | null) => [
  legalName,
  taxLine,
  addressLine1,
  addressLine2,
  country,
];

const knownLines = ({ companyName, name, address }: BillTo) => [companyName, name, address];

const said = (lines: readonly (string | null)[]) => lines.filter((line): line is string => Boolean(line));
