import { NUMBER_TYPES } from '@callstead/domain/numbers/carrier-account';
import { REFILL_HOME } from '@callstead/domain/numbers/refill';
import { COUNTRIES } from '@callstead/domain/payouts/countries';
import * as z from 'zod';
import { fieldError, shortText } from './text.ts';
import { whole } from './whole.ts';

const MOST_COUNTRIES = 20;

export const REFILL_COUNTRIES = COUNTRIES.filter((country) => country !== REFILL_HOME);

/** From how many free numbers on nothing more is bought in a country, and how many at most in 24 hours. */
const RefillAbroad = z.object({
  country: z.enum(REFILL_COUNTRIES, fieldError('required')),
  type: z.enum(NUMBER_TYPES),
  begins: shortText(6).regex(/^\d*$/, fieldError('invalid')), // behind the country's code; none: any number
  level: whole(1, 500),
  perDay: whole(1, 100),
});

/** One entry a country: each is counted by itself. */
export const RefillsAbroad = z
  .array(RefillAbroad)
  .max(MOST_COUNTRIES)
  .superRefine((refills, context) => {
    refills.forEach(({ country }, index) => {
      if (refills.findIndex((each) => each.country === country) < index)
        context.addIssue({ code: 'custom', path: [index, 'country'], message: fieldError('repeated').error });
    });
  });
