import type {
  Chapter3Status,
  Classification,
  ForeignAddress,
  TaxForm,
  W8Ben,
  W8BenE,
  W9,
} from '@callstead/domain/payouts/tax/tax-form';
import { usTinText } from '@callstead/domain/payouts/tax/tin';

/** A line of the form: its number there, what it is called there, what stands in it. */
export type FormRow = readonly [line: string, label: string, value: string | null];

/** All that was signed, as the IRS numbers and names it. */
export function rowsOf(form: TaxForm): FormRow[] {
  if (form.kind === 'w9') return w9Rows(form);
  return form.kind === 'w8ben' ? w8BenRows(form) : w8BenERows(form);
}

const CLASSIFICATION_WORDS: Record<Classification, string> = {
  individual: 'Individual/sole proprietor',
  c_corporation: 'C corporation',
  s_corporation: 'S corporation',
  partnership: 'Partnership',
  trust_estate: 'Trust/estate',
  llc_c: 'LLC (C = C corporation)',
  llc_s: 'LLC (S = S corporation)',
  llc_p: 'LLC (P = Partnership)',
};

function w9Rows(form: W9): FormRow[] {
  const { street, city, state, zip } = form.address;
  const tinName = form.tinType === 'ein' ? 'Employer identification number' : 'Social security number';
  return [
    ['1', 'Name of entity/individual', form.name],
    ['2', 'Business name/disregarded entity name, if different from above', form.businessName],
    ['3a', 'Federal tax classification', CLASSIFICATION_WORDS[form.classification]],
    ['4', 'Exempt payee code (if any)', form.exemptPayeeCode],
    ['5', 'Address (number, street, and apt. or suite no.)', street],
    ['6', 'City, state, and ZIP code', `${city}, ${state} ${zip}`],
    ['Part I', form.tinType === 'itin' ? `${tinName} (ITIN)` : tinName, usTinText(form.tinType, form.tin)],
  ];
}

const countryName = (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;

const addressText = ({ street, city, region, postcode, country }: ForeignAddress) =>
  [street, city, region, postcode, countryName(country)].filter(Boolean).join(', ');

function w8BenRows(form: W8Ben): FormRow[] {
  const { treaty } = form;
  return [
    ['1', 'Name of individual who is the beneficial owner', form.name],
    ['2', 'Country of citizenship', countryName(form.citizenship)],
    ['3', 'Permanent residence address', addressText(form.address)],
    ['4', 'Mailing address (if different from above)', form.mailingAddress && addressText(form.mailingAddress)],
    ['5', 'U.S. taxpayer identification number (SSN or ITIN)', form.usTin && usTinText('ssn', form.usTin)],
    ['6a', 'Foreign tax identifying number', form.foreignTin],
    ['6b', 'FTIN not legally required', form.foreignTin === null ? 'Yes' : null],
    ['8', 'Date of birth', form.birthDate],
    ['9', 'Resident within the meaning of the income tax treaty of', treaty && countryName(treaty.country)],
    ['10', 'Article and paragraph', treaty?.article ?? null],
    ['10', 'Rate of withholding', treaty && `${treaty.ratePercent} %`],
    ['10', 'Type of income', treaty?.incomeType ?? null],
    ['10', 'Additional conditions met', treaty?.explanation ?? null],
  ];
}

const CHAPTER3_WORDS: Record<Chapter3Status, string> = {
  corporation: 'Corporation',
  complex_trust: 'Complex trust',
  estate: 'Estate',
  partnership: 'Partnership',
  disregarded_entity: 'Disregarded entity',
  simple_trust: 'Simple trust',
  grantor_trust: 'Grantor trust',
  tax_exempt_organization: 'Tax-exempt organization',
  private_foundation: 'Private foundation',
};

function w8BenERows(form: W8BenE): FormRow[] {
  return [
    ['1', 'Name of organization that is the beneficial owner', form.name],
    ['2', 'Country of incorporation or organization', countryName(form.incorporation)],
    ['3', 'Name of disregarded entity receiving the payment (if applicable)', form.disregardedName],
    ['4', 'Chapter 3 status (entity type)', CHAPTER3_WORDS[form.chapter3]],
    ['5', 'Chapter 4 status (FATCA status)', 'Active NFFE (Part XXV)'],
    ['6', 'Permanent residence address', addressText(form.address)],
    ['7', 'Mailing address (if different from above)', form.mailingAddress && addressText(form.mailingAddress)],
    ['8', 'U.S. taxpayer identification number (TIN)', form.usTin && usTinText('ein', form.usTin)],
    ['9b', 'Foreign TIN', form.foreignTin],
    ['9c', 'FTIN not legally required', form.foreignTin === null ? 'Yes' : null],
  ];
}
