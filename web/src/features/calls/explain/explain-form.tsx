import { ASKED_PLACES, type CallableNumber } from '@callstead/contract/calls/test-calls';
import { US_STATE_NAMES, US_STATES } from '@callstead/domain/campaigns/us-states';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { localDate } from '@callstead/domain/zone-clock';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { DateTimeField } from '../../../ui/form/date-time-field.tsx';
import { SearchSelectField } from '../../../ui/form/search-select-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useZoneOptions } from '../../../ui/period/zones.ts';
import { explainMessages } from '../shared/explain-messages.ts';
import { CALLERS, type ExplainQuestion } from './question.ts';

type ExplainFormProps = {
  question: ExplainQuestion;
  lines: readonly CallableNumber[];
  busy: boolean;
  onAsk: (question: ExplainQuestion) => void;
};

type FieldsProps = {
  asked: ExplainQuestion;
  set: (name: keyof ExplainQuestion) => (value: string) => void;
};

/** The browser checks what must be there: nothing is asked before. */
export function ExplainForm({ question, lines, busy, onAsk }: ExplainFormProps) {
  const t = useTexts(explainMessages);
  const [asked, setAsked] = useAsked(question);
  const set = (name: keyof ExplainQuestion) => (value: string) => setAsked((old) => ({ ...old, [name]: value }));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsk({ ...asked, line: asked.line.trim(), number: asked.number.trim() });
  };
  return (
    <Card title={t('question')}>
      <form onSubmit={ask} className="grid gap-4">
        <LineField asked={asked} set={set} lines={lines} />
        <CallerFields asked={asked} set={set} />
        <PlaceFields asked={asked} set={set} />
        <TimeFields asked={asked} set={set} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('ask')}
        </Button>
      </form>
    </Card>
  );
}

/** What is being written; another address, as after Back, brings its own question. */
function useAsked(question: ExplainQuestion) {
  const [asked, setAsked] = useState(question);
  const address = JSON.stringify(question);
  const [shown, setShown] = useState(address);
  if (address !== shown) {
    setShown(address);
    setAsked(question);
  }
  return [asked, setAsked] as const;
}

function LineField({ asked, set, lines }: FieldsProps & { lines: readonly CallableNumber[] }) {
  const t = useTexts(explainMessages);
  const listId = useId();
  return (
    <>
      <TextField
        label={t('line')}
        hint={t('lineHint')}
        list={listId}
        autoComplete="off"
        maxLength={40}
        value={asked.line}
        onChange={(event) => set('line')(event.target.value)}
      />
      <datalist id={listId}>
        {lines.map(({ number, campaignTitle, affId }) => (
          <option key={number} value={phoneText(number)}>
            {`${campaignTitle} · ${affId}`}
          </option>
        ))}
      </datalist>
    </>
  );
}

function CallerFields({ asked, set }: FieldsProps) {
  const t = useTexts(explainMessages);
  return (
    <>
      <SelectField
        label={t('caller')}
        options={CALLERS.map((value) => ({ value, label: t(`callers.${value}`) }))}
        value={asked.caller}
        onChange={set('caller')}
      />
      {asked.caller === 'number' && (
        <TextField
          label={t('number')}
          type="tel"
          pattern="\+?[\d\s\(\)\.\-]{7,}"
          title={t('numberHint')}
          value={asked.number}
          onChange={(event) => set('number')(event.target.value)}
        />
      )}
    </>
  );
}

function PlaceFields({ asked, set }: FieldsProps) {
  const t = useTexts(explainMessages);
  const states = US_STATES.map((state) => ({ value: state as string, label: US_STATE_NAMES[state] }));
  return (
    <>
      <SelectField
        label={t('place')}
        options={ASKED_PLACES.map((value) => ({ value, label: t(`places.${value}`) }))}
        value={asked.place}
        onChange={(place) => {
          set('place')(place);
          if (place === 'state' && !asked.state) set('state')(US_STATES[0] ?? '');
        }}
      />
      {asked.place === 'state' && (
        <SearchSelectField label={t('state')} options={states} value={asked.state} onChange={set('state')} />
      )}
      {asked.place === 'zip' && (
        <TextField
          label={t('zip')}
          inputMode="numeric"
          pattern="\d{5}"
          title={t('zipHint')}
          value={asked.zip}
          onChange={(event) => set('zip')(event.target.value)}
        />
      )}
    </>
  );
}

function TimeFields({ asked, set }: FieldsProps) {
  const t = useTexts(explainMessages);
  const now = useNow();
  const zones = useZoneOptions(asked.zone);
  return (
    <>
      <DateTimeField
        label={t('at')}
        hint={t('atHint')}
        value={asked.at}
        onChange={set('at')}
        today={localDate(now ?? new Date(0), asked.zone)}
      />
      {asked.at && <SearchSelectField label={t('zone')} options={zones} value={asked.zone} onChange={set('zone')} />}
    </>
  );
}
