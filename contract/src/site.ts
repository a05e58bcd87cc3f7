import { type Claim, LANGUAGE_MODES } from '@callstead/domain/site/public-pages';
import * as z from 'zod';
import { fieldError, shortText } from './text.ts';

const isSecureAddress = (written: string) => /^https:\/\/\S+$/i.test(written) && URL.canParse(written);
const SocialAddress = shortText(200).refine(
  (written) => written === '' || isSecureAddress(written),
  fieldError('website_invalid'),
);
const Figure = shortText(12).refine((written) => written !== '', fieldError('required'));

/** How the public pages show the network. */
export const Site = z.object({
  languageMode: z.enum(LANGUAGE_MODES),
  facebook: SocialAddress,
  x: SocialAddress,
  linkedin: SocialAddress,
  instagram: SocialAddress,
  leadsFigure: Figure,
  qualifiedFigure: Figure,
  conversionFigure: Figure,
  partnersFigure: Figure,
} satisfies Record<`${Claim}Figure`, z.ZodType> & Record<string, z.ZodType>);
export type Site = z.infer<typeof Site>;
