import type { LeadWayRequest, LeadWays } from '@callstead/contract/leads/delivery';
import { ACCEPT_BY, type AcceptBy, type AcceptRule, judgeAnswer } from '@callstead/domain/leads/delivery/judge-answer';
import { BODY_KINDS, type BodyKind, MACROS, USUAL_TEMPLATES } from '@callstead/domain/leads/delivery/template';
import { HTTP_METHODS, type HttpMethod } from '@callstead/domain/leads/delivery/way';
import { useState } from 'react';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { deliveryMessages } from './messages.ts';
import { readHeaders, writtenHeaders } from './way-draft.ts';
import { type Problems, problemAt, problemOfHeaders } from './way-problems.ts';

type HttpWay = Extract<LeadWayRequest, { kind: 'http' }>;
type HttpFieldsProps = { way: HttpWay; setup: LeadWays; problems: Problems; onChange: (way: HttpWay) => void };

export function HttpFields({ way, setup, problems, onChange }: HttpFieldsProps) {
  const t = useTexts(deliveryMessages);
  const fieldText = useFieldText();
  const setKind = (bodyKind: BodyKind) =>
    onChange({ ...way, bodyKind, template: isUsual(way) ? USUAL_TEMPLATES[bodyKind] : way.template });
  const other = (isSecret: boolean) => way.headers.filter((each) => each.isSecret !== isSecret);
  const setHeaders = (text: string, isSecret: boolean) =>
    onChange({ ...way, headers: [...other(isSecret), ...readHeaders(text, isSecret)] });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <SelectField
          label={t('method')}
          options={HTTP_METHODS.map((value) => ({ value, label: value }))}
          value={way.method}
          onChange={(value) => onChange({ ...way, method: value as HttpMethod })}
        />
        <TextField
          label={t('url')}
          hint={t('urlHint')}
          error={fieldText(problemAt(problems, 'url'))}
          type="url"
          value={way.url}
          onChange={(event) => onChange({ ...way, url: event.target.value })}
        />
      </div>
      {[false, true].map((isSecret) => (
        <TextAreaField
          key={String(isSecret)}
          label={t(isSecret ? 'secretHeaders' : 'headers')}
          hint={t(isSecret ? 'secretHeadersHint' : 'headersHint')}
          error={fieldText(problemOfHeaders(problems, way.headers, isSecret))}
          optional
          rows={2}
          defaultValue={writtenHeaders(way.headers, isSecret)}
          onChange={(event) => setHeaders(event.target.value, isSecret)}
        />
      ))}
      <SelectField
        label={t('bodyKind')}
        options={BODY_KINDS.map((value) => ({ value, label: t(`bodyKinds.${value}`) }))}
        value={way.bodyKind}
        onChange={(value) => setKind(value as BodyKind)}
      />
      <Template way={way} setup={setup} problems={problems} onChange={onChange} />
      <Accept rule={way.accept} problems={problems} onChange={(accept) => onChange({ ...way, accept })} />
    </>
  );
}

const isUsual = ({ bodyKind, template }: HttpWay) => template === USUAL_TEMPLATES[bodyKind];

function Template({ way, setup, problems, onChange }: HttpFieldsProps) {
  const t = useTexts(deliveryMessages);
  const fieldText = useFieldText();
  const macros = [...MACROS, ...setup.fields.map((name) => `field.${name}`)].map((name) => `{${name}}`);
  return (
    <div className="grid gap-2">
      <TextAreaField
        label={t('template')}
        hint={t(`templateHint.${way.bodyKind}`)}
        error={fieldText(problemAt(problems, 'template'))}
        rows={8}
        className="font-mono"
        value={way.template}
        onChange={(event) => onChange({ ...way, template: event.target.value })}
      />
      <fieldset className="flex flex-wrap gap-1">
        <legend className="mb-1 text-13 text-muted">{t('macros')}</legend>
        {macros.map((macro) => (
          <button
            key={macro}
            type="button"
            onClick={() => onChange({ ...way, template: `${way.template}${macro}` })}
            className="min-h-9 rounded border px-2 font-mono text-12 hover:bg-sunken"
          >
            {macro}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

type AcceptProps = { rule: AcceptRule; problems: Problems; onChange: (rule: AcceptRule) => void };

function Accept({ rule, problems, onChange }: AcceptProps) {
  const t = useTexts(deliveryMessages);
  const fieldText = useFieldText();
  const { by } = rule;
  const field = (name: 'text' | 'path' | 'reasonPath', label: string, optional = false) => (
    <TextField
      label={label}
      error={fieldText(problemAt(problems, `accept.${name}`))}
      optional={optional}
      value={rule[name]}
      onChange={(event) => onChange({ ...rule, [name]: event.target.value })}
    />
  );
  return (
    <fieldset className="grid gap-4 rounded border p-3">
      <legend className="px-1 font-medium text-13">{t('accept.title')}</legend>
      <SelectField
        label={t('accept.title')}
        options={ACCEPT_BY.map((value) => ({ value, label: t(`accept.by.${value}`) }))}
        value={by}
        onChange={(value) => onChange({ ...rule, by: value as AcceptBy })}
      />
      {by === 'json' && field('path', t('accept.path'))}
      {by !== 'status' && field('text', t(`accept.text.${by}`))}
      {field('reasonPath', t('accept.reasonPath'), true)}
      <Tester rule={rule} />
    </fieldset>
  );
}

const TONES = { accepted: 'success', refused: 'danger', failed: 'warning', unclear: 'warning' } as const;

/** What the rule would say to an answer, without sending anything. */
function Tester({ rule }: { rule: AcceptRule }) {
  const t = useTexts(deliveryMessages);
  const [status, setStatus] = useState('200');
  const [body, setBody] = useState('');
  const { verdict, reason } = judgeAnswer(rule, { status: Number(status), body });
  return (
    <details className="grid gap-3">
      <summary className="text-13">{t('accept.tester')}</summary>
      <TextField
        label={t('accept.status')}
        optional
        inputMode="numeric"
        value={status}
        onChange={(event) => setStatus(event.target.value)}
      />
      <TextAreaField
        label={t('accept.answer')}
        optional
        rows={3}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <p role="status" className="mt-2 flex flex-wrap items-center gap-2 text-13">
        <Badge tone={TONES[verdict]}>{t(`accept.verdicts.${verdict}`)}</Badge>
        {reason && t('reason', { reason })}
      </p>
    </details>
  );
}
