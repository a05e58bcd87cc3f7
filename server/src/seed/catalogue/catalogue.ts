import type { CampaignContent } from '@callstead/contract/campaigns/offers';
import { AUTOMOTIVE_ROADSIDE } from './automotive-roadside.ts';
import { AUTOMOTIVE_SALES } from './automotive-sales.ts';
import { FINANCE_CREDIT } from './finance-credit.ts';
import { FINANCE_INSURANCE } from './finance-insurance.ts';
import { HEALTH_CARE } from './health-care.ts';
import { HEALTH_CLINICS } from './health-clinics.ts';
import { HEALTH_INSURANCE } from './health-insurance.ts';
import { HOME_REPAIRS } from './home-repairs.ts';
import { HOME_UPKEEP } from './home-upkeep.ts';
import { LEGAL } from './legal.ts';
import { REAL_ESTATE } from './real-estate.ts';
import { REHAB } from './rehab.ts';
import { TRAVEL } from './travel.ts';

/** Every built-in offer, in the order in which the site's categories are listed. */
export const CATALOGUE: CampaignContent[] = [
  ...HEALTH_INSURANCE,
  ...HEALTH_CLINICS,
  ...HEALTH_CARE,
  ...FINANCE_CREDIT,
  ...FINANCE_INSURANCE,
  ...HOME_REPAIRS,
  ...HOME_UPKEEP,
  ...REAL_ESTATE,
  ...TRAVEL,
  ...REHAB,
  ...AUTOMOTIVE_ROADSIDE,
  ...AUTOMOTIVE_SALES,
  ...LEGAL,
];
