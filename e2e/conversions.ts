import type { APIRequestContext } from '@playwright/test';
import type { Asker } from './people.ts';
import { expect } from './story.ts';

/** A visitor follows the publisher's link to the campaign; answers the id of the click. */
export async function followedLink(visitor: APIRequestContext, publisher: Asker, offer: string): Promise<string> {
  const { session } = await (await publisher.request.get('/api/session')).json();
  const followed = await visitor.get(`/t/${offer}/${session.profile.affId}?sub1=north`, { maxRedirects: 0 });
  return new URL(followed.headers().location ?? '', 'http://of.ours').searchParams.get('click_id') ?? '';
}

/** Of a campaign that the asker manages. */
export async function postbackToken(request: APIRequestContext, campaignId: string): Promise<string> {
  const issued = await request.post(`/api/advertiser/campaigns/${campaignId}/postback/tokens`);
  expect(issued.ok(), await issued.text()).toBe(true);
  return (await issued.json()).token;
}

/** As the advertiser's own system does: with the token in a header, and no session. */
export function reported(system: APIRequestContext, token: string, said: Record<string, string>) {
  return system.get(`/v1/postback?${new URLSearchParams(said)}`, { headers: { authorization: `Bearer ${token}` } });
}
