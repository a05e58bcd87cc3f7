import { type CampaignFields, NO_LINK_FIELDS } from './campaign-fields.ts';

export type CampaignDraft = {
  /** The version it was made from; 0 for a campaign that does not exist yet. */
  version: number;
  savedAt: string;
  fields: CampaignFields;
};

/** One draft for each person, advertiser and campaign, in this browser only. */
export const draftKey = (userId: string, account: string | undefined, campaignId: string | undefined) =>
  `callstead_campaign_draft:${userId}:${account ?? 'own'}:${campaignId ?? 'new'}`;

/** A draft that cannot be read, or storage that is closed to us, is no draft. */
export function readDraft(key: string): CampaignDraft | null {
  try {
    const text = localStorage.getItem(key);
    const draft = text && (JSON.parse(text) as CampaignDraft);
    if (!draft || typeof draft.fields?.terms?.pricing !== 'object') return null;
    return {
      ...draft,
      fields: {
        ...draft.fields,
        links: draft.fields.links ?? NO_LINK_FIELDS,
        personalDataDays: draft.fields.personalDataDays ?? '',
      },
    }; // older ones have none
  } catch {
    return null;
  }
}

/** Full or forbidden storage must not get in the way of typing. */
export function writeDraft(key: string, draft: CampaignDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // closed to us, so there was nothing to forget
  }
}
