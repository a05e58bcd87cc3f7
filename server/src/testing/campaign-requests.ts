import type { Campaign, CampaignInput } from '@callstead/contract/campaigns/managed-campaigns';
import { expect } from 'vitest';
import { aCampaignInput } from './campaign-input.ts';
import type { Person, TestNetwork } from './test-network.ts';

type Opened = { t: TestNetwork; advertiser: Person; admin: Person };

/** What an advertiser and an admin ask for about campaigns; `opened` is asked late, for a file's network opens after it is read. */
export function campaignRequests(opened: () => Opened) {
  const send = (method: 'GET' | 'POST' | 'PUT', person: Person, path: string, body?: object) =>
    opened().t.call(method, path, { headers: person.headers, ...(body && { body }) });
  const post = (person: Person, path: string, body: object = {}) => send('POST', person, path, body);
  const put = (person: Person, path: string, body: object) => send('PUT', person, path, body);
  const get = (person: Person, path: string) => send('GET', person, path);

  async function create(
    person = opened().advertiser,
    changes: Partial<CampaignInput> = {},
    submit = false,
  ): Promise<Campaign> {
    const response = await post(person, '/advertiser/campaigns', { campaign: aCampaignInput(changes), submit });
    expect([response.statusCode, response.json().fields]).toEqual([201, undefined]);
    return response.json();
  }

  const edit = ({ id, version }: Campaign, changes: Partial<CampaignInput>, person = opened().advertiser) =>
    put(person, `/advertiser/campaigns/${id}`, { campaign: aCampaignInput(changes), version });

  async function activate({ id, version }: Campaign): Promise<Campaign> {
    const response = await post(opened().admin, `/admin/campaigns/${id}/review`, { decision: 'activate', version });
    return response.json();
  }

  async function countCampaigns(): Promise<number> {
    const { count } = await opened()
      .t.db.selectFrom('campaign')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  return { post, put, get, create, edit, activate, countCampaigns };
}
