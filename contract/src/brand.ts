import { isHexColour, isReadableAccent } from '@callstead/domain/site/accent';
import { MOST_LOGO_BYTES, STORED_LOGO } from '@callstead/domain/site/logo';
import { MOST_TRACKING_HOSTS, readTrackingHosts } from '@callstead/domain/site/tracking-hosts';
import * as z from 'zod';
import { base64 } from './base64.ts';
import { Email, fieldError, requiredText, shortText, text } from './text.ts';

/** Signs that mean something in addresses of mails or in texts with placeholders. */
const isPlainName = (written: string) => !/[<>{}"\\\p{Cc}]/u.test(written);

/** How the network calls itself and looks. Empty is as the software has it. */
export const Brand = z.object({
  name: requiredText(40).refine(isPlainName, fieldError('invalid')),
  accent: shortText(7)
    .toLowerCase()
    .refine((written) => written === '' || isHexColour(written), fieldError('colour_invalid'))
    .refine((written) => !isHexColour(written) || isReadableAccent(written), fieldError('contrast_low')),
  /** A file that was stored before: `storeLogo` says which. */
  logo: shortText(32).refine((written) => written === '' || STORED_LOGO.test(written), fieldError('invalid')),
  senderName: shortText(60).refine(isPlainName, fieldError('invalid')),
  senderEmail: shortText(254)
    .toLowerCase()
    .refine((written) => written === '' || Email.safeParse(written).success, fieldError('email_invalid')),
});
export type Brand = z.infer<typeof Brand>;

const LONGEST_LEGAL_TEXT = 30_000;
const LegalText = text().trim().max(LONGEST_LEGAL_TEXT, fieldError('too_long'));

/** Terms and privacy policy in the network's own words; empty are those of the software. Blank lines part paragraphs. */
export const Legal = z.object({ termsEn: LegalText, termsEs: LegalText, privacyEn: LegalText, privacyEs: LegalText });
export type Legal = z.infer<typeof Legal>;

/** Other hosts that links may begin with, one a line. */
export const Tracking = z.object({
  trackingHosts: shortText(4_000).transform((written, context) => {
    const hosts = readTrackingHosts(written);
    if (hosts && hosts.length <= MOST_TRACKING_HOSTS) return hosts.join('\n');
    context.addIssue({ code: 'custom', message: fieldError(hosts ? 'too_long' : 'host_invalid').error });
    return z.NEVER;
  }),
});

/** A PNG with eight bits a channel; pages make one of whatever was chosen, and the server draws it once more. */
export const StoreLogoRequest = z.object({ image: base64(MOST_LOGO_BYTES) });
export const StoredLogo = z.object({ logo: z.string() });
export const LogoName = z.object({ name: z.string().regex(STORED_LOGO) });

/** What pages are told of it. */
export type ShownBrand = {
  name: string;
  /** Instead of mark and name. */
  logoUrl: string | null;
  /** Custom properties of the style sheet; none where the software's own colours hold. */
  style: Record<string, string> | null;
  /** For previews of links; null: none that shows this network. */
  previewImage: string | null;
};
