import { CURRENCIES } from '@callstead/domain/currencies';
import * as z from 'zod';
import { type FormFields, type FormValue, listOf } from './form-body.ts';
import { invalidRequest } from './stripe-fault.ts';

/**
 * Of Stripe's parameters those that we send. Any other is refused, as Stripe refuses what it does not know: a name that it
 * gave up would otherwise work here and nowhere else.
 */
const cents = z.coerce.number().int().positive();
const metadata = z.record(z.string(), z.string()).default({});
const expand = z.preprocess((value) => listOf(value as FormFields), z.array(z.string()));
const isTrue = z.enum(['true', 'false']).transform((value) => value === 'true');
const methods = z.preprocess(
  (value) => listOf(value as FormFields),
  z.array(z.enum(['card', 'us_bank_account'])).min(1),
);
const address = z.url({ protocol: /^https?$/ });

export const CustomerCreate = z.strictObject({
  name: z.string(),
  email: z.string(),
  metadata,
  expand: expand.optional(),
});

const currency = z.enum(CURRENCIES.map((code) => code.toLowerCase()));

const lineItem = z.strictObject({
  quantity: z.literal('1'),
  price_data: z.strictObject({
    currency,
    unit_amount: cents,
    product_data: z.strictObject({ name: z.string() }),
  }),
});

export const SessionCreate = z
  .strictObject({
    mode: z.enum(['payment', 'setup']),
    customer: z.string(),
    allowed_payment_method_types: methods,
    success_url: address,
    cancel_url: address,
    locale: z.enum(['es', 'en']).default('en'),
    currency: currency.optional(),
    client_reference_id: z.string().optional(),
    metadata,
    line_items: z.preprocess((value) => listOf(value as FormFields), z.array(lineItem)),
    payment_intent_data: z
      .strictObject({ metadata, setup_future_usage: z.literal('off_session').optional() })
      .optional(),
    expand: expand.optional(),
  })
  .refine(({ mode, line_items }) => mode === 'setup' || line_items.length > 0, { path: ['line_items'] });

export const IntentCreate = z.strictObject({
  amount: cents,
  currency,
  customer: z.string(),
  payment_method: z.string(),
  allowed_payment_method_types: methods,
  off_session: isTrue.refine(Boolean),
  confirm: isTrue.refine(Boolean),
  metadata,
  expand: expand.optional(),
});

export const RefundCreate = z.strictObject({
  payment_intent: z.string(),
  amount: cents.optional(),
  metadata,
  expand: expand.optional(),
});

export const Reading = z.strictObject({ expand: expand.optional() });

const MOST_IN_A_LIST = 100;

export const TransactionList = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MOST_IN_A_LIST).default(10),
  starting_after: z.string().optional(),
  expand: expand.optional(),
  created: z.strictObject({ gte: z.coerce.number().int().min(0).max(8_640_000_000_000) }).optional(),
});

export const REQUESTS = {
  customers: CustomerCreate,
  'checkout/sessions': SessionCreate,
  payment_intents: IntentCreate,
  refunds: RefundCreate,
};

/** The first complaint, in Stripe's words. */
export function parse<Schema extends z.ZodType>(schema: Schema, fields: FormFields): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...path, issue.keys[0] ?? '']);
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(path);
  const given = path.reduce<FormValue | undefined>(
    (value, name) => (typeof value === 'object' ? value[name] : undefined),
    fields,
  );
  if (given === undefined)
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  const code = issue?.code === 'invalid_type' && issue.expected === 'int' ? 'parameter_invalid_integer' : undefined;
  throw invalidRequest(`Invalid ${param}`, { param, ...(code && { code }) });
}

const nameOf = ([first = '', ...rest]: string[]) => `${first}${rest.map((part) => `[${part}]`).join('')}`;
