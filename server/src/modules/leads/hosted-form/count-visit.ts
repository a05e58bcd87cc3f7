import { agentOf, visitOf } from '../../clicks/visitor.ts';
import type { FormServices, Opened } from './open-form.ts';

/** Whoever opened the form, once a day; a program is nobody, and a count that fails keeps nobody from their form. */
export async function countVisit({ clicks }: FormServices, { request, key, line }: Opened): Promise<void> {
  const { agent } = agentOf(request.method, request.headers);
  if (agent !== 'person') return;
  const at = new Date();
  const { day, salt } = clicks.salts.at(at.getTime());
  const visitor = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
  const visit = visitOf(visitor, `form ${key.offerId}/${key.affId}`, salt); // not the visit of its link
  const { campaign, publisher, advertiser } = line;
  await clicks
    .countFormVisit({
      ...{ at, day, visit },
      ...{ campaignId: campaign.id, publisherId: publisher.id, advertiserId: advertiser.id },
    })
    .catch((error: Error) => request.log.error({ err: error }, 'a visit of a form could not be counted'));
}
