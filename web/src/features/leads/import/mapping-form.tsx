import type { CheckLeadImportRequest, LeadImportDetail } from '@callstead/contract/leads/import';
import type { ImportTarget } from '@callstead/domain/leads/import-columns';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useCheckImport } from './api.ts';
import { leadImportMessages } from './messages.ts';

const NONE = 'none';
type Props = { imported: LeadImportDetail; onChecked: () => void };

/** Which column is what, as guessed from the headers, to be put right. */
export function MappingForm({ imported, onChecked }: Props) {
  const t = useTexts(leadImportMessages);
  const { id, columns, targets, mapping } = imported;
  const [chosen, setChosen] = useState(() => new Map(mapping.map(({ target, column }) => [target, String(column)])));
  const [wasRefused, setRefused] = useState(false);
  const check = useCheckImport(id);
  if (!columns || columns.length === 0)
    return (
      <Card>
        <EmptyState message={t('mapping.noColumns')} />
      </Card>
    );
  const problemOf = (target: string, isNeeded: boolean): 'missing' | 'twice' | undefined => {
    const column = chosen.get(target);
    if (column === undefined) return isNeeded ? 'missing' : undefined;
    return [...chosen].some(([other, place]) => other !== target && place === column) ? 'twice' : undefined;
  };
  const isWrong = targets.some(({ target, isNeeded }) => problemOf(target, isNeeded) !== undefined);
  const submit = () => {
    setRefused(isWrong);
    if (isWrong) return;
    const said = [...chosen].map(([target, column]) => ({ target: target as ImportTarget, column: Number(column) }));
    check.mutate({ columns: said } satisfies CheckLeadImportRequest, { onSuccess: onChecked });
  };
  const choose = (target: string, column: string) =>
    setChosen((now) => {
      const next = new Map(now);
      if (column === NONE) next.delete(target);
      else next.set(target, column);
      return next;
    });
  return (
    <Card title={t('mapping.title')}>
      <div className="grid gap-4">
        <p className="text-13 text-muted">{t('mapping.hint')}</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {targets.map((target) => {
            const problem = problemOf(target.target, target.isNeeded);
            return (
              <TargetField
                key={target.target}
                target={target}
                columns={columns}
                value={chosen.get(target.target) ?? NONE}
                error={wasRefused && problem ? t(`mapping.${problem}`) : undefined}
                onChange={(column) => choose(target.target, column)}
              />
            );
          })}
        </div>
        <FailureBanner error={check.error} />
        <Button className="justify-self-start" busy={check.isPending} onClick={submit}>
          {t(check.isPending ? 'mapping.checking' : 'mapping.check')}
        </Button>
      </div>
    </Card>
  );
}

type TargetFieldProps = {
  target: LeadImportDetail['targets'][number];
  columns: NonNullable<LeadImportDetail['columns']>;
  value: string;
  error: string | undefined;
  onChange: (column: string) => void;
};

function TargetField({ target: { target, label, isNeeded }, columns, value, error, onChange }: TargetFieldProps) {
  const t = useTexts(leadImportMessages);
  const { language } = useLanguage();
  const known = target.replace(/^consent\./, '') as 'phone';
  const options = columns.map(({ header, examples }, place) => {
    const name = header || String(place + 1);
    const example = examples.find((each) => each !== '');
    return {
      value: String(place),
      label: example ? t('mapping.column', { header: name, example: example.slice(0, 30) }) : name,
    };
  });
  return (
    <SelectField
      label={label ? label[language] : t(`targets.${known}`)}
      optional={!isNeeded}
      options={[{ value: NONE, label: t('mapping.none') }, ...options]}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
