import { Pricing } from '@callstead/contract/campaigns/offers';
import { estimatedPayout, payoutText } from '@callstead/domain/campaigns/payout-text';
import { geoTexts } from '@callstead/domain/campaigns/terms-text';
import { TRAFFIC_SOURCE_NAMES } from '@callstead/domain/campaigns/traffic-sources';
import { priceText, shareOf } from '@callstead/domain/money';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { readDollars } from '../../../ui/form/read-dollars.ts';
import { CategoryIcon } from '../shared/category-icon.tsx';
import { Chips, OfferFact, TypeLabel } from '../shared/offer-facts.tsx';
import type { CampaignFields } from './campaign-fields.ts';
import { campaignInput } from './campaign-input.ts';
import { campaignFormMessages } from './messages.ts';

type PreviewProps = { publicId: string | undefined; shareBasisPoints: number };

/** The public card and what is behind it, while it is being written. */
export function Preview({ publicId, shareBasisPoints }: PreviewProps) {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const fields = useWatch({ control }) as CampaignFields;
  return (
    <aside aria-label={t('preview.title')} className="grid min-w-0 grid-cols-1 gap-4 self-start lg:sticky lg:top-20">
      <h2 className="text-16">{t('preview.title')}</h2>
      <PublicCard fields={fields} publicId={publicId} />
      <Payouts fields={fields} shareBasisPoints={shareBasisPoints} />
    </aside>
  );
}

function PublicCard({ fields, publicId }: { fields: CampaignFields; publicId: string | undefined }) {
  const t = useTexts(campaignFormMessages);
  const { language } = useLanguage();
  const texts = fields.texts[fields.language];
  const { terms } = campaignInput(fields);
  const payout = usePayout(fields);
  const seconds = Number.isFinite(terms.minimumSeconds) ? terms.minimumSeconds : null;
  return (
    <article className="flex flex-col rounded border bg-surface">
      <header className="flex min-h-11 items-center gap-3 border-b px-4 py-3 text-muted">
        {fields.category && <CategoryIcon category={fields.category} />}
        <span className="mr-auto font-mono text-12">{publicId ?? t('preview.newId')}</span>
        <TypeLabel type={fields.type === 'call' ? 'Llamada' : 'Lead'} />
      </header>
      <div className="flex flex-col gap-3 px-4 py-4">
        <h3 className="break-words text-20 leading-tight">{texts.title || t('preview.noTitle')}</h3>
        <p className="break-words text-14 text-muted">{texts.description || t('preview.noGoals')}</p>
        <dl>
          <OfferFact label={t('preview.payout')}>
            <span className="font-semibold text-brass">{payout ?? '—'}</span>
          </OfferFact>
          {fields.type === 'call' && (
            <OfferFact label={t('pricing.minimum')}>{seconds === null ? '—' : `${seconds} s`}</OfferFact>
          )}
          <div className="border-t py-2">
            <dt className="pb-1.5 text-14 text-muted">{t('traffic.allowed')}</dt>
            <dd>
              <Chips items={fields.terms.traffic.allowed.map((source) => TRAFFIC_SOURCE_NAMES[language][source])} />
            </dd>
          </div>
          <div className="border-t py-2">
            <dt className="pb-1.5 text-14 text-muted">{t('places.title')}</dt>
            <dd>
              <Chips items={geoTexts({ ...terms.geo, states: terms.geo.states ?? [] }, language)} />
            </dd>
          </div>
        </dl>
      </div>
    </article>
  );
}

function usePayout(fields: CampaignFields): string | undefined {
  const { language, currency } = useLanguage();
  const pricing = Pricing.safeParse(campaignInput(fields).terms.pricing);
  return pricing.success ? payoutText(pricing.data, fields.type, language, currency) : undefined;
}

/** Where the money goes: what you pay, what the publisher gets, what stays with the network. */
function Payouts({ fields, shareBasisPoints }: { fields: CampaignFields; shareBasisPoints: number }) {
  const t = useTexts(campaignFormMessages);
  const { currency } = useLanguage();
  const payout = usePayout(fields);
  const budgetCents = readDollars(fields.terms.budget.totalCents) ?? 0;
  return (
    <section aria-label={t('preview.money')} className="rounded border bg-surface px-4 pt-2 pb-3">
      <dl className="[&>div:first-child]:border-t-0">
        <OfferFact label={t('preview.youPay')}>{payout ?? '—'}</OfferFact>
        <OfferFact label={t('preview.publisherGets', { share: String(shareBasisPoints / 100) })}>
          <span className="font-semibold text-brass">
            {payout ? estimatedPayout(payout, shareBasisPoints, currency) : '—'}
          </span>
        </OfferFact>
        {budgetCents > 0 && (
          <OfferFact label={t('preview.budgetForPublishers')}>
            {priceText(shareOf(budgetCents, shareBasisPoints), currency)}
          </OfferFact>
        )}
      </dl>
    </section>
  );
}
