import type Stripe from 'stripe';
import { newId } from './queries.ts';

/** New objects as Stripe would show them, all of their fields, so that nobody can lean on what only the simulator leaves out. */
export const nowSeconds = () => Math.floor(Date.now() / 1000);
const DAY_SECONDS = 24 * 60 * 60;
const YEAR_OF_EXPIRY = 5;
const NOBODY_BILLED = { address: null, email: null, name: null, phone: null, tax_id: null };

type Metadata = Record<string, string>;

export function newCustomer(of: { name: string; email: string; metadata: Metadata }): Stripe.Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: nowSeconds(),
    default_source: null,
    description: null,
    email: of.email,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: of.metadata,
    name: of.name,
    shipping: null,
  };
}

type SessionOptions = {
  mode: 'payment' | 'setup';
  customer: string;
  amount: number | null;
  currency: string;
  locale: 'es' | 'en';
  successUrl: string;
  cancelUrl: string;
  metadata: Metadata;
  reference: string | null;
  setupIntent: string | null;
  methods: Stripe.Checkout.Session['payment_method_types'];
  urlOf: (id: string) => string;
};

export function newSession(of: SessionOptions): Stripe.Checkout.Session {
  const id = newId('cs_test');
  const created = nowSeconds();
  return {
    ...UNUSED_OF_SESSION,
    id,
    object: 'checkout.session',
    allowed_payment_method_types: of.methods as Stripe.Checkout.Session['allowed_payment_method_types'],
    amount_subtotal: of.amount,
    amount_total: of.amount,
    cancel_url: of.cancelUrl,
    client_reference_id: of.reference,
    created,
    currency: of.currency,
    customer: of.customer,
    expires_at: created + DAY_SECONDS,
    livemode: false,
    locale: of.locale,
    metadata: of.metadata,
    mode: of.mode,
    payment_intent: null, // made once somebody pays
    payment_method_types: of.methods,
    payment_status: of.mode === 'payment' ? 'unpaid' : 'no_payment_required',
    setup_intent: of.setupIntent,
    status: 'open',
    success_url: of.successUrl,
    ui_mode: 'hosted_page',
    url: of.urlOf(id),
  };
}

const UNUSED_OF_SESSION = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  total_details: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

type IntentOptions = {
  amount: number;
  currency: string;
  customer: string | null;
  metadata: Metadata;
  savesMethod: boolean;
};

export function newIntent(of: IntentOptions): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    ...UNUSED_OF_INTENT,
    id,
    object: 'payment_intent',
    amount: of.amount,
    amount_received: 0,
    client_secret: `${id}_${newId('secret')}`,
    created: nowSeconds(),
    currency: of.currency,
    customer: of.customer,
    metadata: of.metadata,
    setup_future_usage: of.savesMethod ? 'off_session' : null,
    status: 'requires_payment_method',
  };
}

const UNUSED_OF_INTENT = {
  allowed_payment_method_types: ['card', 'us_bank_account'],
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card', 'us_bank_account'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

export function newSetupIntent(customer: string): Stripe.SetupIntent {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card', 'us_bank_account'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_${newId('secret')}`,
    created: nowSeconds(),
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card', 'us_bank_account'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
}

/** Stripe's own test cards end so: the second can be saved, and is declined when it is charged. */
export const GOOD_CARD = '4242';
export const DECLINED_CARD = '0341';

export function newCard(last4: typeof GOOD_CARD | typeof DECLINED_CARD): Stripe.PaymentMethod {
  return {
    ...newMethod(),
    type: 'card',
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date().getUTCFullYear() + YEAR_OF_EXPIRY,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  };
}

export function newBankAccount(): Stripe.PaymentMethod {
  return {
    ...newMethod(),
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'company',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      financial_connections_account: null,
      fingerprint: null,
      last4: '6789',
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: '110000000',
      status_details: null,
    },
  };
}

function newMethod(): Omit<Stripe.PaymentMethod, 'type'> {
  return {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: NOBODY_BILLED,
    created: nowSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  };
}

/** An attempt to pay; what came of it is told by its status. */
export function newCharge(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge {
  return {
    ...UNUSED_OF_CHARGE,
    id: newId(method.type === 'card' ? 'ch' : 'py'),
    object: 'charge',
    amount: intent.amount,
    created: nowSeconds(),
    currency: intent.currency,
    customer: intent.customer,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method: method.id,
    status: 'pending',
  };
}

const UNUSED_OF_CHARGE = {
  amount_captured: 0,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: NOBODY_BILLED,
  calculated_statement_descriptor: null,
  captured: true,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  outcome: null,
  paid: false,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

type TransactionOptions = {
  type: Stripe.BalanceTransaction['type'];
  category: string;
  amount: number;
  currency: string;
  fee: number;
  source: string;
};

export function newTransaction(of: TransactionOptions): Stripe.BalanceTransaction {
  const created = nowSeconds();
  const detail = { amount: of.fee, application: null, currency: of.currency, description: null, type: 'stripe_fee' };
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: of.amount,
    available_on: created + 2 * DAY_SECONDS,
    balance_type: 'payments',
    created,
    currency: of.currency,
    description: null,
    exchange_rate: null,
    fee: of.fee,
    fee_details: of.fee === 0 ? [] : [detail],
    net: of.amount - of.fee,
    reporting_category: of.category,
    source: of.source,
    status: 'pending',
    type: of.type,
  };
}

export function newRefund(charge: Stripe.Charge, amount: number, metadata: Metadata): Stripe.Refund {
  return {
    id: newId(charge.id.startsWith('ch_') ? 're' : 'pyr'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'pending',
    transfer_reversal: null,
  };
}

export function newDispute(charge: Stripe.Charge, reason: string, status: 'needs_response' | 'lost'): Stripe.Dispute {
  const created = nowSeconds();
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: status === 'lost' ? null : created + 7 * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status,
  };
}

const NO_EVIDENCE: Stripe.Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
