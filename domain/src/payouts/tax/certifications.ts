import type { TaxFormKind } from './tax-form.ts';

/** What is signed, in the words of the IRS (Form W-9, Rev. 3-2024; Forms W-8BEN and W-8BEN-E, Rev. 10-2021). No language changes them. */
export type Certification = {
  title: string;
  revision: string;
  opening: string;
  statements: readonly string[];
  closing: readonly string[];
  /** Said with a mark of its own; null on the W-9, which has none. */
  capacity: string | null;
};

const EXAMINED =
  'Under penalties of perjury, I declare that I have examined the information on this form and to the best of my knowledge and belief it is true, correct, and complete. I further certify under penalties of perjury that:';
const BROKERS =
  'For broker transactions or barter exchanges, the beneficial owner is an exempt foreign person as defined in the instructions.';
const RELATES_TO = (treaty: string) =>
  `This form relates to: (a) income not effectively connected with the conduct of a trade or business in the United States; (b) income effectively connected with the conduct of a trade or business in the United States but is not subject to tax under ${treaty}; (c) the partner’s share of a partnership’s effectively connected taxable income; or (d) the partner’s amount realized from the transfer of a partnership interest subject to withholding under section 1446(f);`;
const AUTHORIZED = (owner: string) =>
  `Furthermore, I authorize this form to be provided to any withholding agent that has control, receipt, or custody of the income of which ${owner} the beneficial owner or any withholding agent that can disburse or make payments of the income of which ${owner} the beneficial owner.`;

export const CERTIFICATIONS: Record<TaxFormKind, Certification> = {
  w9: {
    title: 'Form W-9 (substitute): Request for Taxpayer Identification Number and Certification',
    revision: 'Rev. March 2024',
    opening: 'Under penalties of perjury, I certify that:',
    statements: [
      'The number shown on this form is my correct taxpayer identification number (or I am waiting for a number to be issued to me); and',
      'I am not subject to backup withholding because (a) I am exempt from backup withholding, or (b) I have not been notified by the Internal Revenue Service (IRS) that I am subject to backup withholding as a result of a failure to report all interest or dividends, or (c) the IRS has notified me that I am no longer subject to backup withholding; and',
      'I am a U.S. citizen or other U.S. person (defined below); and',
      'The FATCA code(s) entered on this form (if any) indicating that I am exempt from FATCA reporting is correct.',
    ],
    closing: [
      'The Internal Revenue Service does not require your consent to any provision of this document other than the certifications required to avoid backup withholding.',
    ],
    capacity: null,
  },
  w8ben: {
    title:
      'Form W-8BEN (substitute): Certificate of Foreign Status of Beneficial Owner for United States Tax Withholding and Reporting (Individuals)',
    revision: 'Rev. October 2021',
    opening: EXAMINED,
    statements: [
      'I am the individual that is the beneficial owner (or am authorized to sign for the individual that is the beneficial owner) of all the income or proceeds to which this form relates or am using this form to document myself for chapter 4 purposes;',
      'The person named on line 1 of this form is not a U.S. person;',
      RELATES_TO('an applicable income tax treaty'),
      'The person named on line 1 of this form is a resident of the treaty country listed on line 9 of the form (if any) within the meaning of the income tax treaty between the United States and that country; and',
      BROKERS,
    ],
    closing: [
      AUTHORIZED('I am'),
      'I agree that I will submit a new form within 30 days if any certification made on this form becomes incorrect.',
      'The Internal Revenue Service does not require your consent to any provisions of this document other than the certifications required to establish your status as a non-U.S. person and, if applicable, obtain a reduced rate of withholding.',
    ],
    capacity: 'I certify that I have the capacity to sign for the person identified on line 1 of this form.',
  },
  w8bene: {
    title:
      'Form W-8BEN-E (substitute): Certificate of Status of Beneficial Owner for United States Tax Withholding and Reporting (Entities)',
    revision: 'Rev. October 2021',
    opening: EXAMINED,
    statements: [
      'The entity identified on line 1 of this form is the beneficial owner of all the income or proceeds to which this form relates, is using this form to certify its status for chapter 4 purposes, or is submitting this form for purposes of section 6050W or 6050Y;',
      'The entity identified on line 1 of this form is not a U.S. person;',
      RELATES_TO('an income tax treaty'),
      BROKERS,
    ],
    closing: [
      AUTHORIZED('the entity on line 1 is'),
      'I agree that I will submit a new form within 30 days if any certification on this form becomes incorrect.',
      'The Internal Revenue Service does not require your consent to any provisions of this document other than the certifications required to establish your status as a non-U.S. person, establish your chapter 4 status (if required) and, if applicable, obtain a reduced rate of withholding.',
    ],
    capacity: 'I certify that I have the capacity to sign for the entity identified on line 1 of this form.',
  },
};

/** Part XXV of the W-8BEN-E. */
export const ACTIVE_NFFE = [
  'The entity identified in Part I is a foreign entity that is not a financial institution;',
  'Less than 50% of such entity’s gross income for the preceding calendar year is passive income; and',
  'Less than 50% of the assets held by such entity are assets that produce or are held for the production of passive income (calculated as a weighted average of the percentage of passive assets measured quarterly).',
];

/** What the W-9 means by a U.S. person. */
export const US_PERSON =
  'Definition of a U.S. person: an individual who is a U.S. citizen or U.S. resident alien; a partnership, corporation, company, or association created or organized in the United States or under the laws of the United States; an estate (other than a foreign estate); or a domestic trust (as defined in Regulations section 301.7701-7).';
