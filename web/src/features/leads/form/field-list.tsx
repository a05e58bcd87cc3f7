import { OWN_FIELD_KINDS } from '@callstead/domain/leads/form';
import { ArrowDown, ArrowUp, GripVertical, Pencil, Plus, Trash2 } from 'lucide';
import { type DragEvent, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { FieldError } from '../../../ui/form/form-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { anOwnField, aStandardField, type Complaint, type DraftField, unusedStandard } from './draft.ts';
import { FieldEditor } from './field-editor.tsx';
import { leadFormMessages } from './messages.ts';
import type { FormEditor } from './use-form-editor.ts';

/** The questions in their order: by drag, and by buttons for whoever does not drag. */
export function FieldList({ editor }: { editor: FormEditor }) {
  const t = useTexts(leadFormMessages);
  const { draft, complaints } = editor;
  const [opened, setOpened] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const nameOf = useFieldName();
  const move = (from: number, to: number) => {
    const field = draft.fields[from];
    if (!field || to < 0 || to >= draft.fields.length || from === to) return;
    editor.move(from, to);
    if (opened === from) setOpened(to);
    else setOpened(null);
    setTold(t('fields.moved', { name: nameOf(field), place: String(to + 1), count: String(draft.fields.length) }));
  };
  const drop = (to: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null) move(dragged, to);
    setDragged(null);
  };
  return (
    <Card title={t('fields.title')}>
      <div className="grid gap-4">
        <p className="text-13 text-muted">{t('fields.hint')}</p>
        <p role="status" className="sr-only">
          {told}
        </p>
        <ol aria-label={t('fields.title')} className="grid gap-2">
          {draft.fields.map((field, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other name until it is saved
              key={place}
              draggable={opened !== place}
              onDragStart={() => setDragged(place)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={drop(place)}
              onDragEnd={() => setDragged(null)}
              data-dragged={dragged === place || undefined}
              className="grid gap-3 rounded border bg-surface p-3 data-dragged:opacity-55"
            >
              <FieldRow
                field={field}
                place={place}
                count={draft.fields.length}
                isOpened={opened === place}
                onMove={(to) => move(place, to)}
                onOpen={() => setOpened(opened === place ? null : place)}
                onRemove={() => {
                  editor.remove(place);
                  setOpened(null);
                }}
              />
              <Complaints of={complaints.filter((each) => each.at === 'field' && each.field === place)} />
              {opened === place && <FieldEditor field={field} onChange={(next) => editor.change(place, next)} />}
            </li>
          ))}
        </ol>
        <Complaints of={complaints.filter(({ at }) => at === 'fields')} />
        <AddButtons
          editor={editor}
          onAdded={(field) => setOpened(field.kind === 'standard' ? null : draft.fields.length)}
        />
      </div>
    </Card>
  );
}

/** By what people read of it. */
function useFieldName() {
  const t = useTexts(leadFormMessages);
  return (field: DraftField) =>
    field.kind === 'standard'
      ? t(`fields.standard.${field.name}`)
      : field.label.es || field.label.en || t('fields.unnamed');
}

export function Complaints({ of }: { of: readonly Complaint[] }) {
  const t = useTexts(leadFormMessages);
  return of.map(({ problem }) => <FieldError key={problem} id={undefined} text={t(`problems.${problem}`)} />);
}

type FieldRowProps = {
  field: DraftField;
  place: number;
  count: number;
  isOpened: boolean;
  onMove: (to: number) => void;
  onOpen: () => void;
  onRemove: () => void;
};

function FieldRow({ field, place, count, isOpened, onMove, onOpen, onRemove }: FieldRowProps) {
  const t = useTexts(leadFormMessages);
  const name = useFieldName()(field);
  const named = (action: 'up' | 'down' | 'edit' | 'close' | 'remove') => ({
    'aria-label': t('fields.of', { action: t(`fields.${action}`), name }),
    title: t(`fields.${action}`),
  });
  const kind = field.kind === 'standard' ? t('fields.usual') : t(`fields.kinds.${field.kind}`);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span aria-hidden className="cursor-grab text-muted">
        <Icon of={GripVertical} />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere font-medium text-14">{name}</p>
        <p className="text-13 text-muted">
          {kind}
          {field.required && ` · ${t('fields.isRequired')}`}
        </p>
      </div>
      <div className="flex">
        <Button
          variant="ghost"
          size="sm"
          icon={ArrowUp}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
          {...named('up')}
        />
        <Button
          variant="ghost"
          size="sm"
          icon={ArrowDown}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
          {...named('down')}
        />
        <Button
          variant="ghost"
          size="sm"
          icon={Pencil}
          aria-expanded={isOpened}
          onClick={onOpen}
          {...named(isOpened ? 'close' : 'edit')}
        />
        <Button variant="ghost" size="sm" icon={Trash2} onClick={onRemove} {...named('remove')} />
      </div>
    </div>
  );
}

type AddButtonsProps = { editor: FormEditor; onAdded: (field: DraftField) => void };

function AddButtons({ editor, onAdded }: AddButtonsProps) {
  const t = useTexts(leadFormMessages);
  const add = (field: DraftField) => {
    editor.add(field);
    onAdded(field);
  };
  const unused = unusedStandard(editor.draft);
  return (
    <div className="grid gap-3">
      {unused.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1.5 font-medium text-13">{t('fields.addStandard')}</legend>
          {unused.map((name) => (
            <Button key={name} variant="secondary" size="sm" icon={Plus} onClick={() => add(aStandardField(name))}>
              {t(`fields.standard.${name}`)}
            </Button>
          ))}
        </fieldset>
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 font-medium text-13">{t('fields.addOwn')}</legend>
        {OWN_FIELD_KINDS.map((kind) => (
          <Button key={kind} variant="secondary" size="sm" icon={Plus} onClick={() => add(anOwnField(kind))}>
            {t(`fields.kinds.${kind}`)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
