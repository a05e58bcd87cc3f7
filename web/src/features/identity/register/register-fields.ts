import type { RegisterRequest } from '@callstead/contract/identity/identity';
import type { Category } from '@callstead/domain/campaigns/categories';
import type { Language, RegistrableType } from '@callstead/domain/identity/account';
import type { UseFormReturn } from 'react-hook-form';

/** Everything a person can type, for both kinds of account. */
export type RegisterFields = {
  fullName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  trafficSources: string;
  servicesToPromote: Category[];
  teamProfile: string;
  companyName: string;
  website: string;
  interestedServices: Category[];
  address: string;
  city: string;
  state: string;
  zipCode: string;
  avgInvestment: string;
  comments: string;
  captchaId: string;
};

/** What the request needs besides what is typed. */
export type RegisterContext = { userType: RegistrableType; language: Language; captchaId: string; ref: string | null };

export type RegisterForm = UseFormReturn<RegisterFields, RegisterContext, RegisterRequest>;

/** Switching the tab empties these; who somebody is and how to reach them stays. */
export const EMPTY_SPECIFIC_FIELDS = {
  trafficSources: '',
  servicesToPromote: [],
  teamProfile: '',
  companyName: '',
  website: '',
  interestedServices: [],
  address: '',
  city: '',
  state: '',
  zipCode: '',
  avgInvestment: '',
  comments: '',
} satisfies Partial<RegisterFields>;

type SpecificField = keyof typeof EMPTY_SPECIFIC_FIELDS;
export const SPECIFIC_FIELDS = Object.keys(EMPTY_SPECIFIC_FIELDS) as SpecificField[];

/** `?type=` of the address; anything unknown is a publisher. */
export function kindAsked(type: string | null): RegistrableType {
  return type === 'advertiser' ? 'advertiser' : 'publisher';
}
