import type { CorrectableSale, CorrectionFunds } from './judge-correction.ts';

/** What a campaign may spend and has spent; null: without limit. */
export type BudgetState = {
  totalCents: number | null;
  dailyCents: number | null;
  spentCents: number;
  daysSpentCents: ReadonlyMap<string, number>;
};

/** The money of everybody whose sales are corrected, as it is when the first of them is judged. */
export class FundsAtHand implements CorrectionFunds {
  readonly #available: Map<string, number>;
  readonly #budgets: ReadonlyMap<string, BudgetState>;
  /** By campaign, and by campaign and day. */
  readonly #taken = new Map<string, number>();

  constructor(available: ReadonlyMap<string, number>, budgets: ReadonlyMap<string, BudgetState>) {
    this.#available = new Map(available);
    this.#budgets = budgets;
  }

  availableCents(advertiserId: string): number {
    return this.#available.get(advertiserId) ?? 0;
  }

  budgetLeftCents(campaignId: string, day: string): number | null {
    const budget = this.#budgets.get(campaignId);
    if (!budget) return null;
    const { totalCents, dailyCents, spentCents, daysSpentCents } = budget;
    const left = (limit: number | null, spent: number, key: string) =>
      limit === null ? [] : [limit - spent - (this.#taken.get(key) ?? 0)];
    const limits = [
      ...left(totalCents, spentCents, campaignId),
      ...left(dailyCents, daysSpentCents.get(day) ?? 0, `${campaignId} ${day}`),
    ];
    return limits.length === 0 ? null : Math.min(...limits);
  }

  take({ advertiserId, campaignId, day }: CorrectableSale, cents: number): void {
    this.#available.set(advertiserId, this.availableCents(advertiserId) - cents);
    for (const key of [campaignId, `${campaignId} ${day}`]) this.#taken.set(key, (this.#taken.get(key) ?? 0) + cents);
  }
}
