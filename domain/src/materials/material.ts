import type { CampaignStatus } from '../campaigns/terms.ts';

/** What an advertiser hands to those who promote a campaign. */
export const MATERIAL_KINDS = ['image', 'text', 'page', 'pdf', 'zip'] as const;
export type MaterialKind = (typeof MATERIAL_KINDS)[number];

/** Those that are a file of their own. */
export const FILE_KINDS = ['image', 'pdf', 'zip'] as const satisfies readonly MaterialKind[];
export type FileKind = (typeof FILE_KINDS)[number];
export const isFileKind = (kind: MaterialKind): kind is FileKind =>
  (FILE_KINDS as readonly MaterialKind[]).includes(kind);

/** Short and public: it stands in the address of the file and as `creative` in links. Never given to another. */
export const MATERIAL_ID = /^[0-9a-hjkmnp-tv-z]{10}$/;

const MEBIBYTE = 1024 * 1024;
export const MOST_BYTES: Record<FileKind, number> = { image: 4 * MEBIBYTE, pdf: 8 * MEBIBYTE, zip: 8 * MEBIBYTE };

/** The longest side of an image, in pixels. */
export const LONGEST_SIDE = 2_000;

/** Of one campaign: what publishers see, and what is kept with the archive. */
export const MOST_PUBLISHED = 60;
export const MOST_KEPT = 300;

/** While it runs or rests: pages that show its images are not broken by a pause. */
export const LIVING_CAMPAIGN = ['active', 'paused'] as const satisfies readonly CampaignStatus[];

export const isLivingCampaign = (status: CampaignStatus): boolean =>
  (LIVING_CAMPAIGN as readonly CampaignStatus[]).includes(status);
