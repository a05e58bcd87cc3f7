import { afterStep } from '@callstead/domain/applications/lifecycle';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import { type Db, inTransaction } from '../../db/database.ts';
import { announce } from '../../live/announce.ts';
import { recordDeed } from '../audit/record-audit-entry.ts';
import { type CampaignRow, findOffer } from '../campaigns/queries.ts';
import { findProfile } from '../identity/queries.ts';
import { notify } from '../notifications/notify.ts';
import { listApprovedAdminIds } from '../notifications/queries.ts';
import {
  type ApplicationRow,
  findAdvertiser,
  findApplicationForUpdate,
  insertApplication,
  listeningAdvertiser,
  updateApplication,
} from './queries.ts';

/** A publisher asks to join; what is not active does not exist for them. */
export function applyToCampaign(
  db: Db,
  actor: Actor,
  input: { publicId: string; message: string | null },
): Promise<ApplicationRow> {
  assertMayApply(actor);
  return inTransaction(db, async (db) => {
    const campaign = await findOffer(db, input.publicId);
    if (!campaign) throw new DomainError('not_found');
    const application = await insertApplication(db, {
      campaign_id: campaign.id,
      publisher_id: actor.id,
      message: input.message,
    });
    if (!application) throw new DomainError('application_exists');
    await recordDeed(db, actor, { action: 'application.create', subject: subjectOf(application.id, campaign) });
    await tellOfApplication(db, actor, application, campaign);
    return application;
  });
}

/** Says why, where the reason is the account's own review. */
function assertMayApply(actor: Actor): asserts actor is Member {
  const isPublisher = actor.userType === 'publisher' || actor.userType === 'affiliate';
  if (isPublisher && actor.status === 'pending') throw new DomainError('account_pending');
  if (isPublisher && actor.status === 'rejected') throw new DomainError('account_rejected');
  authorize(actor, 'application.create');
}

async function tellOfApplication(
  db: Db,
  actor: Member,
  application: ApplicationRow,
  campaign: CampaignRow,
): Promise<void> {
  const publisher = await findProfile(db, actor.id);
  const advertiser = listeningAdvertiser(await findAdvertiser(db, campaign.advertiser_id));
  const told = [...(advertiser ? [advertiser] : []), ...(await listApprovedAdminIds(db))];
  await notify(db, told, {
    kind: 'application_new',
    data: {
      applicationId: application.id,
      campaignId: campaign.public_id,
      campaignTitle: campaign.texts.es.title,
      publisherName: publisher?.full_name ?? '',
    },
  });
  await announce(db, { users: [campaign.advertiser_id], admins: true }, { topic: 'applications', id: application.id });
  await announce(db, { users: [actor.id] }, { topic: 'campaigns' });
}

export function withdrawApplication(db: Db, actor: Actor, id: string): Promise<ApplicationRow> {
  return inTransaction(db, async (db) => {
    const application = await findApplicationForUpdate(db, id);
    if (!application || !can(actor, 'application.withdraw', application)) throw new DomainError('not_found');
    const changed = await updateApplication(db, id, { status: afterStep('withdraw', application.status) });
    await recordDeed(db, actor, {
      action: 'application.withdraw',
      subject: subjectOf(id, application),
      before: { status: application.status },
      after: { status: changed.status },
    });
    await announce(db, { users: [application.advertiser_id], admins: true }, { topic: 'applications', id });
    await announce(db, { users: [application.publisher_id] }, { topic: 'campaigns' });
    return changed;
  });
}

const subjectOf = (id: string, { public_id }: { public_id: string }) =>
  ({ type: 'application', id, name: public_id }) as const;
