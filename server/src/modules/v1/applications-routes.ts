import type { Application as Listed } from '@callstead/contract/applications';
import type { Application } from '@callstead/contract/v1/applications';
import * as endpoints from '@callstead/contract/v1/applications-endpoints';
import { DomainError } from '@callstead/domain/errors';
import { can, type Member } from '@callstead/domain/policy';
import { listed } from '../../http/cursor.ts';
import { handleByKey } from '../../http/handle-by-key.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import {
  applyToCampaign,
  decideApplication,
  revokeApplication,
  withdrawApplication,
} from '../applications/commands.ts';
import { presentOwn, presentTerms } from '../applications/present.ts';
import type { OwnApplicationRow } from '../applications/queries.ts';
import { pageOfApplications, pageOfOwn } from '../applications/reads.ts';
import { IN_ENGLISH } from './as-panels-ask.ts';
import { handleOnce } from './handle-once.ts';

type Asked = {
  id?: string;
  account?: string | undefined;
  status?: Listed['status'] | undefined;
  offerId?: string | undefined;
  after?: string | undefined;
  limit: number;
};

export function applicationV1Routes(app: App, services: Services): void {
  const { db, config } = services;

  /** Each side by its own list: a publisher their own, an advertiser those for their campaigns. */
  const read = async (actor: Member, { offerId, ...asked }: Asked) => {
    const query = { ...asked, status: asked.status, campaign: offerId };
    if (can(actor, 'application.read-own'))
      return listed(await pageOfOwn(db, actor, query), (row) => presentTheirs(row, config.publicUrl));
    const { data, ...neighbours } = await pageOfApplications(db, actor, { ...query, search: '', ...IN_ENGLISH });
    return { data: data.map(presentReceived), ...neighbours };
  };
  const one = async (actor: Member, id: string) => {
    const [found] = (await read(actor, { id, limit: 1 })).data;
    if (!found) throw new DomainError('not_found');
    return found;
  };

  handleByKey(app, endpoints.listApplications, async ({ actor, query }) => {
    const { data, hasMore, next } = await read(actor, query);
    return { data, hasMore, next };
  });

  handleByKey(app, endpoints.readApplication, ({ actor, params }) => one(actor, params.id));

  handleOnce(app, services, endpoints.applyToOffer, ({ actor, params, body }) => ({
    run: async (tx) => (await applyToCampaign(tx, actor, { publicId: params.id, ...body })).id,
    answer: (id) => one(actor, id),
  }));

  handleOnce(app, services, endpoints.withdrawApplication, ({ actor, params }) => ({
    run: async (tx) => (await withdrawApplication(tx, actor, params.id)).id,
    answer: (id) => one(actor, id),
  }));

  handleOnce(app, services, endpoints.decideApplication, ({ actor, params, body }) => ({
    run: async (tx) => (await decideApplication(tx, actor, { ...params, ...body })).id,
    answer: (id) => one(actor, id),
  }));

  handleOnce(app, services, endpoints.revokeApplication, ({ actor, params, body }) => ({
    run: async (tx) => (await revokeApplication(tx, actor, { ...params, ...body })).id,
    answer: (id) => one(actor, id),
  }));
}

const presentTheirs = (row: OwnApplicationRow, publicUrl: string): Application => ({
  ...presentOwn(row, publicUrl),
  offerId: row.public_id,
  applicant: null,
  ownTerms: presentTerms(row.own_terms),
});

function presentReceived(row: Listed): Application {
  const { id, status, message, reason, createdAt, trackingNumber, waitsForNumber, applicant, ownTerms } = row;
  return {
    ...{ id, status, message, reason, createdAt, trackingNumber, waitsForNumber, applicant },
    offerId: row.campaign.id,
    ownTerms: ownTerms && { shareBasisPoints: ownTerms.shareBasisPoints, priceCents: ownTerms.priceCents },
    ...{ trackingLink: null, pageScript: null, form: null },
  };
}
