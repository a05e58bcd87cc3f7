import type { FormField } from '../form.ts';

export type FieldValue = string | number | boolean | null;

/** A lead as its advertiser gets it. */
export type DeliveredLead = {
  id: string;
  test: boolean;
  arrivedAt: string;
  offerId: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
  zip: string | null;
  state: string | null;
  fields: Readonly<Record<string, FieldValue>>;
  consent: {
    text: string;
    capturedAt: string;
    url: string | null;
    ip: string | null;
    certificateUrl: string | null;
  } | null;
};

const SAMPLE_VALUES: Record<FormField['kind'], FieldValue> = {
  standard: null,
  text: 'Sample',
  choice: null,
  number: 1,
  date: '2026-01-31',
  yes_no: true,
};

type Sampled = { id: string; offerId: string; at: Date; fields: readonly FormField[]; sentence: string };

/** A person who does not exist, at a number and a mailbox that are nobody's. */
export function sampleLead({ id, offerId, at, fields, sentence }: Sampled): DeliveredLead {
  const own = fields.flatMap((field) =>
    field.kind === 'standard' ? [] : [[field.name, field.choices[0]?.value ?? SAMPLE_VALUES[field.kind]] as const],
  );
  return {
    ...{ id, test: true, arrivedAt: at.toISOString(), offerId },
    ...{ firstName: 'Sample', lastName: 'Person', phone: '+13055550100', email: 'sample@example.com' },
    ...{ zip: '33139', state: 'FL', fields: Object.fromEntries(own) },
    consent: {
      ...{ text: sentence, capturedAt: at.toISOString(), url: 'https://example.com/form' },
      ...{ ip: '192.0.2.1', certificateUrl: null },
    },
  };
}
