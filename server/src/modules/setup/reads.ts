import type { Setup } from '@callstead/contract/setup';
import { type Actor, authorize } from '@callstead/domain/policy';
import { setupStates } from '@callstead/domain/setup/setup-step';
import type { Services } from '../../services.ts';
import { findNetworkFacts, listKeptSteps } from './queries.ts';

type Reads = Pick<Services, 'db' | 'settings' | 'config'>;

/** How far the network is on its way to the first paid call. */
export async function readSetup(services: Reads, actor: Actor): Promise<Setup> {
  authorize(actor, 'settings.read');
  const { db, settings, config } = services;
  const [facts, kept] = await Promise.all([findNetworkFacts(db), listKeptSteps(db)]);
  const isSet = (group: string) => settings.inForce().some((each) => each.group === group && each.version > 0);
  const steps = setupStates(
    {
      brand: isSet('brand'),
      legal: settings.of('company').legalName !== '',
      books: isSet('books'),
      site: isSet('site'),
      mail: kept.some(({ step, state }) => step === 'mail' && state === 'done'),
      carrier: facts.isCalled,
      payments: facts.isPaid || settings.of('transfers').account !== '',
      payouts: isSet('payouts'),
      offers: facts.hasOffers,
      people: facts.hasPeople,
    },
    kept,
  );
  const isOpen = steps.some(({ state }) => state === 'open' || state === 'asked');
  return { steps, isShown: isOpen && !config.demo };
}
