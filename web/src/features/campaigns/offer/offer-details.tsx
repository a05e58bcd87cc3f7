import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { OFFERED } from '@callstead/domain/offered';
import { lazy, type ReactNode, Suspense } from 'react';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { CategoryIcon } from '../shared/category-icon.tsx';
import { Chips, OfferFact, SoonBadge, TypeLabel } from '../shared/offer-facts.tsx';
import type { MembersSlot } from './apply-button.tsx';
import { ApplyCard } from './apply-card.tsx';
import { offerPageMessages } from './messages.ts';
import { OfferHours } from './offer-hours.tsx';
import { OfferPlaces } from './offer-places.tsx';

const strip = () => import('../shared/closed-strip.tsx');
// Only whoever joined a campaign meets one that is closed.
const ClosedStrip = import.meta.env.SSR
  ? (await strip()).ClosedStrip
  : lazy(() => strip().then((module) => ({ default: module.ClosedStrip })));

export function OfferDetails({ offer, Members }: { offer: OfferDetail; Members: MembersSlot }) {
  const t = useTexts(offerPageMessages);
  const words = isOfLeads(offer) ? 'ofLeads' : 'sections';
  return (
    <article className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-8">
        <OfferHeading offer={offer} />
        {offer.status !== 'active' && (
          <Suspense fallback={null}>
            <ClosedStrip campaign={offer} />
          </Suspense>
        )}
      </div>
      <ApplyCard offer={offer} Members={Members} />
      <div className="grid min-w-0 gap-8">
        {isSaid(offer.detailedDescription, offer.description) && (
          <p className="max-w-prose leading-relaxed">{offer.detailedDescription}</p>
        )}
        <Section title={t('sections.terms')}>
          <Terms offer={offer} />
        </Section>
        <Told title={t(`${words}.qualified`)} texts={[offer.definitionQualifiedCall]} />
        <Told title={t(`${words}.target`)} texts={[offer.targetCallDescription]} />
        <Told title={t('sections.audience')} texts={[offer.targetAudience]} before={offer.targetCallDescription} />
        {offer.geoRestrictions.length > 0 && (
          <Section title={t('sections.geos')}>
            <OfferPlaces offer={offer} />
          </Section>
        )}
        {offer.callHoursDescription.length > 0 && (
          <Section title={t(`${words}.hours`)}>
            <OfferHours offer={offer} />
          </Section>
        )}
        {offer.allowedTraffic.length + offer.disallowedTraffic.length > 0 && (
          <Section title={t('sections.traffic')}>
            <Traffic offer={offer} />
          </Section>
        )}
        <Told title={t('sections.compliance')} texts={[offer.restrictions, offer.notes]} />
        <Section title={t('sections.links')}>
          <ForPublishers offer={offer} />
        </Section>
      </div>
    </article>
  );
}

const isOfLeads = ({ campaignType }: OfferDetail) => campaignType === 'Lead';

function OfferHeading({ offer }: { offer: OfferDetail }) {
  const names = useTexts(categoryMessages);
  return (
    <header className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-muted">
        <span className="inline-flex items-center gap-2">
          <CategoryIcon category={offer.category} />
          {names(`category.${offer.category}`)}
        </span>
        <span className="font-mono text-13">{offer.id}</span>
        <TypeLabel type={offer.campaignType} />
        <SoonBadge offer={offer} />
      </p>
      <h1 className="font-display text-28 leading-tight sm:text-40">{offer.title}</h1>
      <p className="text-muted">{offer.description}</p>
    </header>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="font-display text-20">{title}</h2>
      <div className="text-14 leading-relaxed [&>p]:max-w-prose">{children}</div>
    </section>
  );
}

/** Texts nobody wrote borrow from their neighbours: what stands `before` need not be read again. */
const isSaid = (text: string, before = '') => text.trim() !== '' && text.trim() !== before.trim();

type ToldProps = { title: string; texts: readonly string[]; before?: string };

/** A heading with nothing new below it says nothing. */
function Told({ title, texts, before }: ToldProps) {
  const said = texts.filter((text) => isSaid(text, before));
  if (said.length === 0) return null;
  return (
    <Section title={title}>
      {said.map((text, index) => (
        <p key={text} className={index > 0 ? 'mt-2 text-muted' : ''}>
          {text}
        </p>
      ))}
    </Section>
  );
}

function Terms({ offer }: { offer: OfferDetail }) {
  const t = useTexts(offerPageMessages);
  const facts = [
    // Leads neither last nor come two at a time.
    ...(isOfLeads(offer)
      ? ([['ofLeads.limits', offer.callLimitsDescription]] as const)
      : ([
          ['minimumDuration', offer.minCallDurationDescription],
          ['limits', offer.callLimitsDescription],
          ['concurrency', offer.concurrencyCap],
        ] as const)),
    ['approval', offer.callApprovalRefusalTimeDescription],
    ['conversion', offer.conversionRequirements],
  ] as const;
  return (
    <dl>
      {facts
        .filter(([, text]) => isSaid(text))
        .map(([fact, text]) => (
          <OfferFact key={fact} label={t(fact)}>
            {text}
          </OfferFact>
        ))}
    </dl>
  );
}

function Traffic({ offer }: { offer: OfferDetail }) {
  const t = useTexts(offerPageMessages);
  return (
    <div className="grid gap-3">
      {offer.allowedTraffic.length > 0 && (
        <>
          <h3 className="text-13 text-success">{t('allowed')}</h3>
          <Chips items={offer.allowedTraffic} />
        </>
      )}
      {offer.disallowedTraffic.length > 0 && (
        <>
          <h3 className="text-13 text-danger">{t('prohibited')}</h3>
          <Chips items={offer.disallowedTraffic} />
        </>
      )}
    </div>
  );
}

function ForPublishers({ offer }: { offer: OfferDetail }) {
  const t = useTexts(offerPageMessages);
  const formats = useFormats();
  return (
    <dl>
      {OFFERED.links && (
        <OfferFact label={t('trackingLink')}>
          <code className="break-all font-mono text-13">{offer.trackingLinkExample}</code>
        </OfferFact>
      )}
      <OfferFact label={t('materials')}>{t(offer.promoMaterialsAvailable ? 'materialsYes' : 'materialsNo')}</OfferFact>
      <OfferFact label={t('manager')}>
        <a className="underline" href={`mailto:${offer.managerContact.email}`}>
          {offer.managerContact.email}
        </a>
      </OfferFact>
      <OfferFact label={t('updated')}>
        <time dateTime={offer.lastUpdated}>
          {formats.dateTime(new Date(offer.lastUpdated), { dateStyle: 'long', timeZone: 'America/New_York' })}
        </time>
      </OfferFact>
    </dl>
  );
}
