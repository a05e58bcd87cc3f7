import { approvedNumber } from '../calls.ts';
import { test as base, writtenCampaign } from '../campaigns.ts';
import { duePayee, frozenRun, leaveOthersOut, proposedRun } from '../payouts.ts';
import { type Asker, type Kind, linkIn, signIn, turnOnTwoFactor } from '../people.ts';
import { anEmail, expect, type Page } from '../story.ts';
import { ask } from '../tickets.ts';
import type { Elsewhere } from './admin-elsewhere.ts';
import type { PayoutWorld } from './admin-payouts.ts';
import type { AdminWorld } from './admin-world.ts';
import type { Advertiser } from './advertiser-panel.ts';
import type { Doors } from './doors.ts';
import type { Member } from './panel.ts';

/** What has to be there before a crawl can see it, made without a page. */
type Worlds = {
  doors: Doors;
  member: (kind: Kind) => Promise<{ page: Page; member: Member }>;
  advertiserWorld: { page: Page; world: Advertiser };
  adminWorld: AdminWorld;
  elsewhere: Elsewhere;
  payoutWorld: PayoutWorld;
};

/** They pay as on the simulated gateway's page, and are told where to send a transfer. */
async function paidByCard({ request }: Asker): Promise<Pick<AdminWorld, 'advertiserId' | 'reference'>> {
  const data = { id: crypto.randomUUID(), amountCents: 5_000, savesMethod: false };
  const { url } = await (await request.post('/api/billing/payments', { data })).json();
  await request.post(url, { form: { button: 'card' }, maxRedirects: 0 });
  const status = async () => (await (await request.get(`/api/billing/payments/${data.id}`)).json()).status;
  await expect.poll(status).toBe('succeeded');
  const { session } = await (await request.get('/api/session')).json();
  const { reference } = await (await request.get('/api/billing/transfers')).json();
  return { advertiserId: session.profile.id, reference };
}

const aTitle = () => `Techos ${crypto.randomUUID().slice(0, 8)}`;

export const test = base.extend<Worlds>({
  doors: async ({ approved, administration, mailTo }, use) => {
    const { request, email } = await approved('publisher');
    await turnOnTwoFactor({ request });
    await request.post('/api/password-resets', { data: { email } });
    const invited = anEmail('admin');
    const data = { fullName: 'Inés Soto', email: invited, language: 'es' };
    await administration.post('/api/admin/invitations', { data });
    const resetLink = linkIn(await mailTo(email, /Restablece tu contraseña/), '/update-password');
    await use({ email, resetLink, invitationLink: linkIn(await mailTo(invited, /Te invitan/), '/accept-invitation') });
  },

  member: async ({ visitor, account, decide, mailTo, administration }, use) => {
    await use(async (kind) => {
      const { email } = await account(kind, 'approved');
      const { id } = await decide(email, 'approved'); // known by it from here on: the address may change
      const path = `/api/admin/accounts/${id}`;
      const page = await visitor();
      await signIn(page, email);
      const setStatus: Member['decide'] = (status) => administration.put(`${path}/status`, { data: { status } });
      return { page, member: { id: String(id), decide: setStatus, mailTo, administration } };
    });
  },

  advertiserWorld: async ({ member: aMember, campaign: aCampaign, approved }, use) => {
    const { page, member } = await aMember('advertiser');
    const title = aTitle();
    const campaign = await aCampaign(page, { title, activate: true });
    const pricing = { kind: 'fixed', priceCents: 6000, floorCents: 6000, ceilingCents: 6000 };
    const data = { campaign: writtenCampaign(title, { pricing }), submit: true, version: campaign.version };
    const edited = await page.request.put(`/api/advertiser/campaigns/${campaign.id}`, { data });
    expect(edited.ok(), await edited.text()).toBe(true);
    await approvedNumber(await approved('publisher'), page, campaign.publicId);
    await use({ page, world: { ...member, campaign } });
  },

  adminWorld: async ({ anAdmin, account, approved, campaign, administration }, use) => {
    const { email: pendingEmail } = await account('advertiser', 'pending');
    const [publisher, advertiser, title] = [await approved('publisher'), await approved('advertiser'), aTitle()];
    for (const id of ['FN001', 'FN005'])
      await publisher.request.post(`/api/campaigns/${id}/applications`, { data: { message: 'Hola' } });
    const ticketId = await ask(publisher, { subject: `Fácil ${'y'.repeat(120)}`, message: 'x'.repeat(300) });
    await administration.post(`/api/tickets/${ticketId}/replies`, { data: { message: 'Vale.' } });
    await administration.post(`/api/admin/tickets/${ticketId}/notes`, { data: { message: 'Ojo.' } });
    const { session } = await (await publisher.request.get('/api/session')).json();
    await use({
      ownEmail: anAdmin.email,
      pendingEmail,
      publisherEmail: publisher.email,
      publisherCode: session.profile.affId,
      ticketId,
      advertiserEmail: advertiser.email,
      ...(await paidByCard(advertiser)),
      title,
      draft: await campaign(advertiser, { title: `${title} 1` }),
      submitted: await campaign(advertiser, { title: `${title} 2`, submit: true }),
    });
  },

  payoutWorld: async ({ anAdmin, administration, approved }, use) => {
    const publisher = await approved('publisher');
    const payee = await duePayee(administration, publisher, 15_000);
    const frozen = await frozenRun([administration, anAdmin.page.request], [payee]);
    const next = await duePayee(administration, await approved('publisher'), 20_000);
    const proposed = await proposedRun(administration);
    await leaveOthersOut(administration, proposed, [next]);
    await use({ frozen: { id: frozen, affId: payee.affId }, proposed: { id: proposed, affId: next.affId } });
  },

  elsewhere: async ({ account, decide }, use) => {
    const { email } = await account('publisher', 'approved');
    const { id } = await decide(email, 'rejected');
    await use({ rejectedId: String(id) });
  },
});
