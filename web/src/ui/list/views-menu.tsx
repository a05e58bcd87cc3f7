import type { ListView } from '@callstead/contract/list-settings';
import { LONGEST_LIST_VIEW_NAME } from '@callstead/domain/work-lists';
import { clsx } from 'clsx';
import { Bookmark, Trash2 } from 'lucide';
import { Popover } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { PopoverPanel } from '../overlay/popover-panel.tsx';
import { listMessages } from './messages.ts';

type ViewsMenuProps = {
  views: readonly ListView[];
  /** The question that is asked now. */
  question: string;
  /** Where a view is opened. */
  addressOf: (question: string) => string;
  onSave: (name: string) => void;
  onDelete: (id: string) => void;
  isSaving?: boolean;
  /** Why it could not be saved. */
  error?: string | undefined;
};

/** Questions somebody asks a list again, each by its name; and the one that is asked now, to be kept. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { views, question } = props;
  const t = useTexts(listMessages);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const current = views.find((view) => view.question === question);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button ref={setTrigger} variant="secondary" size="sm" icon={Bookmark} className="h-10 max-w-44 shrink-0">
          <span className="truncate max-sm:sr-only">{current?.name ?? t('views.button')}</span>
        </Button>
      </Popover.Trigger>
      <PopoverPanel label={t('views.button')} trigger={trigger}>
        {views.length === 0 ? (
          <p className="p-4 text-13 text-muted">{t('views.empty')}</p>
        ) : (
          <ViewList {...props} current={current?.id} />
        )}
        <SaveForm {...props} />
      </PopoverPanel>
    </Popover.Root>
  );
}

function ViewList({ views, addressOf, onDelete, current }: ViewsMenuProps & { current: string | undefined }) {
  const t = useTexts(listMessages);
  return (
    <ul className="p-1">
      {views.map(({ id, name, question }) => (
        <li key={id} className="flex items-center gap-1">
          <Popover.Close asChild>
            <Link
              to={addressOf(question)}
              preventScrollReset
              aria-current={id === current ? 'true' : undefined}
              className={clsx(
                'flex min-h-10 min-w-0 flex-1 items-center rounded-sm px-3 hover:bg-sunken pointer-coarse:min-h-11',
                id === current && 'bg-sunken font-medium',
              )}
            >
              <span className="truncate">{name}</span>
            </Link>
          </Popover.Close>
          <IconButton icon={Trash2} label={t('views.delete', { name })} onClick={() => onDelete(id)} />
        </li>
      ))}
    </ul>
  );
}

function SaveForm({ onSave, isSaving = false, error }: ViewsMenuProps) {
  const t = useTexts(listMessages);
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim());
    setName('');
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-3 border-t p-4">
      <TextField
        label={t('views.name')}
        hint={t('views.hint')}
        error={error}
        required={false}
        maxLength={LONGEST_LIST_VIEW_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="sm" variant="secondary" busy={isSaving} disabled={name.trim() === ''}>
        {t('views.save')}
      </Button>
    </form>
  );
}
