import {
  AdminCampaignInput,
  CampaignInput,
  type CampaignInput as Written,
} from '@callstead/contract/campaigns/managed-campaigns';
import { FieldError } from '@callstead/contract/problem';
import { UNSAID_CENTS } from '@callstead/domain/campaigns/terms';
import { DomainError } from '@callstead/domain/errors';
import type { Actor } from '@callstead/domain/policy';
import type { ManagedCampaign } from './queries.ts';

/** What goes to review or to publishers has everything; what is missing is named by its field. */
export function assertWhole(actor: Actor, written: Written): void {
  const fields = missingIn(actor, written);
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}

export const isWhole = (actor: Actor, campaign: ManagedCampaign): boolean =>
  Object.keys(missingIn(actor, writtenOf(campaign))).length === 0;

/** A stored campaign as somebody would write it; its texts stand in both languages. */
export const writtenOf = (campaign: ManagedCampaign): Written =>
  ({
    language: 'es',
    category: campaign.category,
    subCategory: campaign.sub_category,
    type: campaign.type,
    texts: campaign.texts,
    terms: campaign.terms,
  }) as unknown as Written; // the same lists, read only

/** The first complaint of each field. Admins may leave the budget open, as the network's own campaigns do. */
function missingIn(actor: Actor, written: Written): Record<string, FieldError> {
  const isAdmin = actor.role === 'admin';
  const rules = isAdmin ? AdminCampaignInput : CampaignInput;
  const issues = rules.safeParse(withGaps(written, isAdmin)).error?.issues ?? [];
  const fields: Record<string, FieldError> = {};
  for (const { path, message } of issues)
    fields[['campaign', ...path].join('.')] ??= FieldError.safeParse(message).data ?? 'invalid';
  return fields;
}

/** A price nobody has said yet is missing, and so is a budget, unless it may stay open. */
function withGaps({ terms, ...rest }: Written, mayLeaveBudgetOpen: boolean): unknown {
  const pricing = JSON.parse(JSON.stringify(terms.pricing), (name, value) =>
    value === UNSAID_CENTS && name !== 'fromSeconds' ? undefined : value,
  );
  const { totalCents, dailyCents } = terms.budget;
  const budget = { totalCents: mayLeaveBudgetOpen ? totalCents : (totalCents ?? undefined), dailyCents };
  return { ...rest, terms: { ...terms, pricing, budget } };
}
