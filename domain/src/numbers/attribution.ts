import { parameterText, type Query, readClickParameters } from '../clicks/click-parameters.ts';

/** The way a caller came, as a page told it or a click did. */
export type Attribution = {
  leaseId: string;
  /** sub1 to sub5, source and creative. */
  subs: ReturnType<typeof readClickParameters>['subs'];
  /** What advertising networks added. */
  ads: ReturnType<typeof readClickParameters>['ads'];
  /** Where the click was on a saved link. */
  savedLinkId?: string;
  /** Without its query: that may say who somebody is. */
  page: string | null;
  referrerHost: string | null;
};

/** 'https://blog.example/post?id=1' → 'blog.example' */
export function hostOf(address: unknown): string | null {
  const host = typeof address === 'string' && /^https?:\/\/([a-z0-9.-]{1,200})(?=$|[:/?#])/i.exec(address)?.[1];
  return host ? host.toLowerCase() : null;
}

/** 'https://blog.example/post?id=1' → 'https://blog.example/post' */
export function pageOf(address: unknown): string | null {
  if (hostOf(address) === null) return null;
  return parameterText(String(address).split(/[?#]/)[0]) ?? null;
}

type Told = { page?: unknown; referrer?: unknown; subs?: Query | undefined; utm?: Query | undefined };

/** What the page says goes before what the click said: it knows which of its own parts somebody saw. */
export function attributionOf(
  leaseId: string,
  told: Told,
  click: (Pick<Attribution, 'subs' | 'ads'> & { savedLinkId?: string | null }) | undefined,
) {
  const { subs } = readClickParameters(told.subs ?? {});
  const { ads } = readClickParameters(told.utm ?? {});
  return {
    leaseId,
    subs: { ...click?.subs, ...subs },
    ads: click?.ads || ads ? { ...click?.ads, ...ads } : null,
    ...(click?.savedLinkId ? { savedLinkId: click.savedLinkId } : {}),
    page: pageOf(told.page),
    referrerHost: hostOf(told.referrer),
  } satisfies Attribution;
}
