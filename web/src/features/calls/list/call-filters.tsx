import { CALL_STATUSES, OUTCOMES, REASONS } from '@callstead/domain/calls/call';
import { BILLING_FILTERS } from '@callstead/domain/reports/sold';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { Button } from '../../../ui/action/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useDebouncedSearch } from '../../../ui/hooks/use-debounced-search.ts';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import type { Period } from '../../../ui/period/use-period.ts';
import { callOptionsQuery, type Looking } from '../shared/api.ts';
import { type CallAddress, FILTERS, type FilterName, isFiltered } from '../shared/call-filter.ts';
import { callsMessages } from '../shared/calls-messages.ts';

type CallFiltersProps = {
  address: CallAddress;
  period: Period;
  looking: Looking;
  /** One call is open beside the list. */
  isCallOpen: boolean;
  /** `replace` keeps single letters out of the history. */
  onChange: (name: FilterName, value: string | undefined, options?: { replace: boolean }) => void;
  onClear: () => void;
};

export function CallFilters(props: CallFiltersProps) {
  const { address, period, onClear } = props;
  const t = useTexts(callsMessages);
  const ui = useTexts(uiMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = FILTERS.filter((name) => name !== 'search' && address[name]).length;
  return (
    <search className="grid gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(16rem,auto)]">
        <Search {...props} />
        <PeriodPicker period={period} />
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={SlidersHorizontal}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start sm:hidden"
      >
        {count === 0 ? t('filters') : t('filtersSet', { count: String(count) })}
      </Button>
      <div
        id={id}
        className={clsx('gap-4 sm:grid sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6', isOpen ? 'grid' : 'hidden')}
      >
        <Choices {...props} />
      </div>
      {isFiltered(address) && (
        <Button variant="ghost" size="sm" icon={X} onClick={onClear} className="justify-self-start">
          {ui('clearFilters')}
        </Button>
      )}
    </search>
  );
}

function Search({ address, looking, isCallOpen, onChange }: CallFiltersProps) {
  const t = useTexts(callsMessages);
  const [typed, setTyped] = useDebouncedSearch(
    address.search ?? '',
    (search) => onChange('search', search, { replace: true }),
    { held: isCallOpen },
  );
  return (
    <TextField
      label={t('search')}
      type="search"
      required={false}
      maxLength={60}
      placeholder={t(looking.view === 'publisher' ? 'searchHintPublisher' : 'searchHint')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

function Choices(props: CallFiltersProps) {
  const t = useTexts(callsMessages);
  const call = useTexts(callMessages);
  const { data } = useQuery(callOptionsQuery(props.looking));
  const campaigns = (data?.campaigns ?? []).map(({ id, title }) => ({ value: id, label: `${title} (${id})` }));
  const publishers = (data?.publishers ?? []).map(({ affId, name }) => ({
    value: affId,
    label: name ? `${name} (${affId})` : affId,
  }));
  const named = <Code extends string>(codes: readonly Code[], text: (code: Code) => string) =>
    codes.map((value) => ({ value, label: text(value) }));
  return (
    <>
      <Choice {...props} name="campaign" any={t('any.campaign')} options={campaigns} />
      {props.looking.view !== 'publisher' && (
        <Choice {...props} name="publisher" any={t('any.publisher')} options={publishers} />
      )}
      <Choice
        {...props}
        name="status"
        any={t('any.status')}
        options={named(CALL_STATUSES, (code) => call(`statuses.${code}`))}
      />
      <Choice
        {...props}
        name="outcome"
        any={t('any.outcome')}
        options={named(OUTCOMES, (code) => call(`outcomes.${code}`))}
      />
      <Choice
        {...props}
        name="reason"
        any={t('any.reason')}
        options={named(REASONS, (code) => call(`reasons.${code}`))}
      />
      <Choice
        {...props}
        name="billing"
        any={t('any.billing')}
        options={named(BILLING_FILTERS, (code) => (code === 'sold' ? t('sold') : call(`billings.${code}`)))}
      />
    </>
  );
}

/** A select cannot hold an empty value. */
const ANY = 'any';

type ChoiceProps = CallFiltersProps & {
  name: Exclude<FilterName, 'search'>;
  any: string;
  options: readonly { value: string; label: string }[];
};

/** What the address names stays on the list, even if the server's suggestions do not hold it. */
function Choice({ address, onChange, name, any, options }: ChoiceProps) {
  const t = useTexts(callsMessages);
  const value = address[name];
  const isMissing = value && !options.some((option) => option.value === value);
  const all = isMissing ? [{ value, label: value }, ...options] : options;
  return (
    <SelectField
      label={t(`columns.${name}`)}
      options={[{ value: ANY, label: any }, ...all]}
      value={value ?? ANY}
      onChange={(chosen) => onChange(name, chosen === ANY ? undefined : chosen)}
    />
  );
}
