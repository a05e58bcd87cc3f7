import { buildDestination, compileDestination, MACROS, type MacroValues } from './destination.ts';
import { isPublicHost, parseWebAddress } from './web-address.ts';

/** Where the links of a campaign lead. Not part of its terms: nobody is paid differently when a page moves. */
export type CampaignLinks = {
  /** A template; null: the page we host. */
  destination: string | null;
  /** Where deep links may lead. */
  hosts: readonly string[];
  /** For clicks that the campaign does not take. */
  fallback: string | null;
};

export const MOST_HOSTS = 50;

/** 'https://Shop.example/x' and 'shop.example' name the same host; undefined where neither is written. */
export function readHost(written: string): string | undefined {
  const text = written.trim().toLowerCase();
  const host = parseWebAddress(text)?.host ?? text;
  return isPublicHost(host) ? host : undefined;
}

export const isSameLinks = (a: CampaignLinks, b: CampaignLinks): boolean =>
  a.destination === b.destination && a.fallback === b.fallback && a.hosts.join() === b.hosts.join();

/** Of nobody: shows what a finished address looks like. */
const SAMPLE: MacroValues = {
  click_id: 'clk_01k7example',
  offer_id: 'HS001',
  aff_id: 'EQV27P',
  sub1: 'blog',
  source: 'newsletter',
  creative: 'banner-1',
  utm_source: 'google',
  gclid: 'Cj0K',
};

/** A destination with everything filled in; undefined while it cannot be used. */
export function exampleAddress(template: string, values: MacroValues = {}): string | undefined {
  const destination = compileDestination(template);
  const named = Object.fromEntries(MACROS.map((name) => [name, name]));
  return destination && buildDestination(destination, { ...named, ...SAMPLE, ...values });
}
