import {
  type CarrierAccount,
  type OfferedNumber,
  SearchNumbersRequest,
  type SearchNumbersResponse,
} from '@callstead/contract/carriers';
import { hasAreaCodes, NUMBER_TYPES, type NumberType } from '@callstead/domain/numbers/carrier-account';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { type FormEvent, useState } from 'react';
import { newId } from '../../../api/new-id.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { CountryField } from '../../../ui/form/country-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useBuyNumber, useSearchNumbers } from './api.ts';
import { carriersMessages } from './messages.ts';
import { problemsIn } from './problems-in.ts';

const EMPTY = { country: 'US', type: 'local', areaCode: '', locality: '', region: '' };
type Draft = typeof EMPTY;

/** What to look for, what there is with its price, and a button at each. */
export function BuyDialog({ account, onClose }: { account: CarrierAccount; onClose: () => void }) {
  const t = useTexts(carriersMessages);
  const search = useSearchNumbers(account.id);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = SearchNumbersRequest.safeParse(draft);
    setProblems(problemsIn(read.error));
    if (read.success) search.mutate(read.data);
  };
  return (
    <Dialog open wide onOpenChange={onClose} title={t('buy.title', { name: account.name })} description={t('buy.text')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <form method="post" noValidate onSubmit={submit} className="grid gap-4">
          <SearchFields draft={draft} problems={problems} onChange={(changes) => setDraft({ ...draft, ...changes })} />
          <Button type="submit" busy={search.isPending} className="justify-self-start">
            {t(search.isPending ? 'buy.searching' : 'buy.search')}
          </Button>
        </form>
        <FailureBanner error={search.error} />
        {search.data && <Offers account={account} type={search.variables.type} found={search.data} />}
      </div>
    </Dialog>
  );
}

type FieldsProps = {
  draft: Draft;
  problems: Partial<Record<string, string>>;
  onChange: (changes: Partial<Draft>) => void;
};

function SearchFields({ draft, problems, onChange }: FieldsProps) {
  const t = useTexts(carriersMessages);
  const fieldText = useFieldText();
  const field = (name: keyof Draft, maxLength: number) => ({
    ...{ maxLength, value: draft[name], error: fieldText(problems[name]), autoComplete: 'off', optional: true },
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const isLocal = draft.type === 'local';
  const isKnownByArea = hasAreaCodes(draft.country);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CountryField
        label={t('buy.country')}
        value={draft.country}
        error={fieldText(problems.country)}
        onChange={(country) => onChange({ country, areaCode: '', region: '' })}
      />
      <SelectField
        label={t('buy.type')}
        options={NUMBER_TYPES.map((value) => ({ value, label: t(`buy.types.${value}`) }))}
        value={draft.type}
        onChange={(type) => onChange({ type, ...(type !== 'local' && { locality: '', region: '' }) })}
      />
      <TextField
        label={t('buy.areaCode')}
        inputMode="numeric"
        {...(!isKnownByArea && { hint: t('buy.areaCodeHint') })}
        {...field('areaCode', isKnownByArea ? 3 : 6)}
      />
      {isLocal && <TextField label={t('buy.locality')} {...field('locality', 60)} />}
      {isLocal && isKnownByArea && (
        <TextField label={t('buy.region')} hint={t('buy.regionHint')} {...field('region', 2)} />
      )}
    </div>
  );
}

type OffersProps = { account: CarrierAccount; type: NumberType; found: SearchNumbersResponse };

function Offers({ account, type, found }: OffersProps) {
  const t = useTexts(carriersMessages);
  const [bought, setBought] = useState<ReadonlySet<string>>(new Set());
  const numbers = found.numbers.filter(({ number }) => !bought.has(number));
  const [first] = found.numbers;
  if (!first) return <p role="status">{t('buy.none')}</p>;
  const isOnePrice = found.numbers.every((offer) => isPricedLike(offer, first));
  return (
    <section aria-label={t('buy.found')} className="grid gap-2">
      <p role="status" className="font-medium">
        {isOnePrice ? <Price offer={first} of="each" /> : t('buy.differentPrices')}
      </p>
      <ul className="grid max-h-80 divide-y overflow-y-auto rounded border">
        {numbers.map((offer) => (
          <Offer
            key={offer.number}
            offer={offer}
            accountId={account.id}
            type={type}
            showsPrice={!isOnePrice}
            onBought={() => setBought(new Set([...bought, offer.number]))}
          />
        ))}
      </ul>
    </section>
  );
}

const isPricedLike = (offer: OfferedNumber, other: OfferedNumber) =>
  offer.monthlyCents === other.monthlyCents && offer.upfrontCents === other.upfrontCents;

type PriceProps = { offer: OfferedNumber; of: 'each' | 'one' };

function Price({ offer: { monthlyCents, upfrontCents }, of }: PriceProps) {
  const t = useTexts(carriersMessages);
  const money = useMoney();
  if (monthlyCents === null) return t('buy.noPrice');
  const price = money(monthlyCents);
  if (upfrontCents > 0) return t('buy.upfront', { price, upfront: money(upfrontCents) });
  return t(of === 'each' ? 'buy.price' : 'buy.ownPrice', { price });
}

type OfferProps = {
  offer: OfferedNumber;
  accountId: string;
  type: NumberType;
  showsPrice: boolean;
  onBought: () => void;
};

function Offer({ offer, accountId, type, showsPrice, onBought }: OfferProps) {
  const { number, locality, region, needsAddress, monthlyCents, upfrontCents } = offer;
  const t = useTexts(carriersMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const buy = useBuyNumber();
  const [orderId] = useState(newId); // a second click is the same order
  const shown = phoneText(number);
  const order = () =>
    buy.mutate(
      { id: orderId, accountId, number, type, monthlyCents, upfrontCents },
      {
        onSuccess: ({ state }) => {
          if (state === 'bought') toast({ title: t('buy.bought'), description: shown, tone: 'success' });
          else toast({ title: t('buy.asked'), description: t('buy.askedText', { number: shown }), tone: 'warning' });
          onBought();
        },
        onError: (error) => toast({ title: t('buy.failed'), description: errorText(error), tone: 'danger' }),
      },
    );
  return (
    <li className="flex items-center justify-between gap-3 px-3 py-2">
      <span className="grid">
        <span className="font-mono text-14">{shown}</span>
        {locality && <span className="text-13 text-muted">{[locality, region].filter(Boolean).join(', ')}</span>}
        {showsPrice && (
          <span className="text-13 text-muted">
            <Price offer={offer} of="one" />
          </span>
        )}
        {needsAddress && <span className="text-13 text-muted">{t('buy.needsAddress')}</span>}
      </span>
      <Button size="sm" busy={buy.isPending} onClick={order} aria-label={t('buy.oneLabel', { number: shown })}>
        {t(buy.isPending ? 'buy.busy' : 'buy.one')}
      </Button>
    </li>
  );
}
