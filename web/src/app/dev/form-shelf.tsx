import { useState } from 'react';
import { CaptchaField } from '../../ui/form/captcha-field.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { CountryField } from '../../ui/form/country-field.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { DateTimeField } from '../../ui/form/date-time-field.tsx';
import { FileField } from '../../ui/form/file-field.tsx';
import { MultiSelectField } from '../../ui/form/multi-select-field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { PasswordRules } from '../../ui/form/password-rules.tsx';
import { RadioChoice } from '../../ui/form/radio-choice.tsx';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { SearchSelectField } from '../../ui/form/search-select-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import { useCaptcha } from '../../ui/form/use-captcha.ts';
import { Grid, Row, Shelf, Specimen } from './specimen.tsx';

const OPTIONS = [
  { value: 'legal', label: 'Legal' },
  { value: 'insurance', label: 'Insurance' },
  { value: 'home', label: 'Home services' },
];
const ERROR = 'This field is required.';

export function FormShelf() {
  return (
    <Shelf title="form">
      <TextFields />
      <Passwords />
      <Dates />
      <Selects />
      <MultiSelects />
      <Checkboxes />
      <Switches />
      <Radios />
      <Captcha />
    </Shelf>
  );
}

function Switches() {
  const [isOn, setOn] = useState(true);
  return (
    <Specimen name="Switch: on, off, disabled">
      <Row>
        <Switch aria-label="Bell" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
        <Switch aria-label="Sound" defaultChecked={false} />
        <Switch aria-label="Digest" defaultChecked disabled />
      </Row>
    </Specimen>
  );
}

function TextFields() {
  const [reason, setReason] = useState('');
  return (
    <Specimen name="TextField, TextAreaField, ReasonField: plain, hint, optional, error, disabled">
      <Grid>
        <TextField label="Company" />
        <TextField label="Website" hint="As your customers type it." optional />
        <TextField label="E-mail" defaultValue="ana@" error="This is not an e-mail address." />
        <TextField label="Public id" defaultValue="HS001" disabled />
        <TextAreaField label="Message" />
        <TextAreaField label="Answer" error={ERROR} />
        <ReasonField label="Reason" value={reason} onChange={setReason} optional />
      </Grid>
    </Specimen>
  );
}

function Passwords() {
  const [password, setPassword] = useState('Demo1');
  return (
    <Specimen name="PasswordField, PasswordRules">
      <Grid>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordRules password={password} />
        <PasswordField label="Current password" autoComplete="current-password" error="The password is wrong." />
      </Grid>
    </Specimen>
  );
}

function Dates() {
  const [day, setDay] = useState('2026-03-08');
  const [moment, setMoment] = useState('2026-03-08T14:30');
  const field = { value: day, onChange: setDay, today: '2026-03-10' };
  return (
    <Specimen name="DateField: plain, within limits, error; DateTimeField">
      <Grid>
        <DateField label="From" {...field} />
        <DateField label="This month" {...field} min="2026-03-01" max="2026-03-31" optional />
        <DateField label="To" {...field} error="This day is taken." />
        <DateTimeField label="Moment" hint="Left empty: now." value={moment} onChange={setMoment} today={field.today} />
      </Grid>
    </Specimen>
  );
}

function Selects() {
  const [value, setValue] = useState('insurance');
  const [none, setNone] = useState('');
  const [country, setCountry] = useState('ES');
  return (
    <Specimen name="SelectField: chosen, empty, error, disabled; SearchSelectField; CountryField; NativeSelect; FileField">
      <Grid>
        <SelectField label="Category" options={OPTIONS} value={value} onChange={setValue} />
        <SelectField label="Vertical" options={OPTIONS} value={none} onChange={setNone} placeholder="Choose one" />
        <SelectField label="Type" options={OPTIONS} value="" onChange={setNone} placeholder="Choose" error={ERROR} />
        <SelectField label="Fixed category" options={OPTIONS} value="home" onChange={setValue} disabled />
        <SearchSelectField label="Time zone" options={OPTIONS} value={value} onChange={setValue} />
        <CountryField label="Country" value={country} onChange={setCountry} />
        <FileField label="Numbers" accept=".csv" onChoose={() => undefined} />
        <NativeSelect label="Sort by" name="sort" options={OPTIONS} value={value} onChange={setValue} />
      </Grid>
    </Specimen>
  );
}

function MultiSelects() {
  const [value, setValue] = useState<string[]>(['legal', 'home']);
  const texts = { placeholder: 'Choose', searchPlaceholder: 'Search', emptyText: 'Nothing found', closeText: 'Done' };
  const field = { ...texts, options: OPTIONS, onChange: setValue };
  return (
    <Specimen name="MultiSelectField: chosen, empty with error, disabled">
      <Grid>
        <MultiSelectField {...field} label="Services" value={value} />
        <MultiSelectField {...field} label="Traffic" value={[]} error={ERROR} />
        <MultiSelectField {...field} label="Fixed services" value={['legal']} disabled />
      </Grid>
    </Specimen>
  );
}

function Checkboxes() {
  return (
    <Specimen name="CheckboxField: off, on, hint, error, disabled; Checkbox: mixed">
      <Grid>
        <CheckboxField label="Record calls" />
        <CheckboxField label="Notify me" defaultChecked hint="By mail, once a day." />
        <CheckboxField label="I accept the terms" error="Please accept the terms." />
        <CheckboxField label="Always on" defaultChecked disabled />
        <Row>
          <Checkbox aria-label="Some of the page" mixed />
          <span className="text-14">Some of the page</span>
        </Row>
      </Grid>
    </Specimen>
  );
}

function Radios() {
  return (
    <Specimen name="RadioChoice: a list, a pair with error">
      <Grid>
        <RadioChoice legend="Category" name="radio-category" options={OPTIONS} />
        <RadioChoice legend="Which of both" name="radio-pair" options={OPTIONS.slice(0, 2)} isPair error={ERROR} />
      </Grid>
    </Specimen>
  );
}

/** A question of its own: nobody is asked, and the answer is never right. */
const captchas = {
  ask: async () => ({ id: '00000000-0000-4000-8000-000000000000', question: '3 + 4' }),
  solve: async () => ({ solved: false }),
};

function Captcha() {
  const captcha = useCaptcha(captchas);
  return (
    <Specimen name="CaptchaField">
      <div className="max-w-md">
        <CaptchaField captcha={captcha} />
      </div>
    </Specimen>
  );
}
