import type { LeadWayRequest, LeadWays } from '@callstead/contract/leads/delivery';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { deliveryMessages } from './messages.ts';
import { type Problems, problemAt } from './way-problems.ts';

type Of<Kind extends LeadWayRequest['kind']> = {
  way: Extract<LeadWayRequest, { kind: Kind }>;
  problems: Problems;
  onChange: (way: LeadWayRequest) => void;
};

export function EmailFields({ way, problems, onChange }: Of<'email'>) {
  const t = useTexts(deliveryMessages);
  const fieldText = useFieldText();
  return (
    <TextAreaField
      label={t('to')}
      hint={t('toHint')}
      error={fieldText(problemAt(problems, 'to'))}
      rows={2}
      defaultValue={way.to.join('\n')}
      onChange={(event) => onChange({ ...way, to: event.target.value.split(/\s+/).filter(Boolean) })}
    />
  );
}

const OWN = 'own';
type WebhookFieldsProps = Of<'webhook'> & { setup: LeadWays; onRotate: (wayId: string) => void };

export function WebhookFields({ way, setup, problems, onChange, onRotate }: WebhookFieldsProps) {
  const t = useTexts(deliveryMessages);
  const fieldText = useFieldText();
  const { id, endpointId } = way;
  const endpoints = setup.endpoints.map((each) => ({ value: each.id, label: each.url }));
  return (
    <>
      {endpoints.length > 0 && (
        <SelectField
          label={t('endpoint')}
          error={fieldText(problemAt(problems, 'endpointId'))}
          options={[{ value: OWN, label: t('ownAddress') }, ...endpoints]}
          value={endpointId ?? OWN}
          onChange={(value) => onChange({ ...way, endpointId: value === OWN ? null : value })}
        />
      )}
      {endpointId === null && (
        <TextField
          label={t('url')}
          hint={t('urlHint')}
          error={fieldText(problemAt(problems, 'url'))}
          type="url"
          value={way.url}
          onChange={(event) => onChange({ ...way, url: event.target.value })}
        />
      )}
      {endpointId === null && id !== null && (
        <Button variant="secondary" size="sm" onClick={() => onRotate(id)} className="justify-self-start">
          {t('rotate', { way: t('kinds.webhook') })}
        </Button>
      )}
    </>
  );
}
