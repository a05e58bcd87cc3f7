import type { AccountDetail } from '@callstead/contract/identity/accounts';
import { MOST_TAGS, TAG_MAX_LENGTH, tidyTags } from '@callstead/domain/identity/account-tags';
import { Tag, X } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { CONTROL_CLASS } from '../../../ui/form/form-field.tsx';
import { useSetTags } from './api.ts';
import { accountPageMessages } from './messages.ts';

/** What admins call the account among themselves: put on and taken off at once. */
export function Tags({ account }: { account: AccountDetail }) {
  const t = useTexts(accountPageMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const setTags = useSetTags(account.id);
  const { tags } = account;
  const save = (next: readonly string[], onSuccess?: () => void) =>
    setTags.mutate(next, {
      ...(onSuccess && { onSuccess }),
      onError: (error) => toast({ title: t('tags.failed'), description: errorText(error), tone: 'danger' }),
    });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t('tags.title')} className="contents">
        {tags.map((tag) => (
          <li key={tag} className="flex items-center rounded-full border bg-surface pl-3 text-13">
            {tag}
            <button
              type="button"
              disabled={setTags.isPending}
              onClick={() => save(tags.filter((each) => each !== tag))}
              aria-label={t('tags.remove', { tag })}
              className="grid size-8 place-items-center rounded-full text-muted hover:text-text pointer-coarse:size-11"
            >
              <Icon of={X} />
            </button>
          </li>
        ))}
      </ul>
      {tags.length < MOST_TAGS && (
        <NewTag isBusy={setTags.isPending} onAdd={(tag, onDone) => save(tidyTags([...tags, tag]), onDone)} />
      )}
    </div>
  );
}

type NewTagProps = { isBusy: boolean; onAdd: (tag: string, onDone: () => void) => void };

function NewTag({ isBusy, onAdd }: NewTagProps) {
  const t = useTexts(accountPageMessages);
  const id = useId();
  const [tag, setTag] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (tag.trim() !== '') onAdd(tag, () => setTag(''));
  };
  return (
    <form method="post" onSubmit={add} className="flex items-center gap-1">
      <label htmlFor={id} className="sr-only">
        {t('tags.new')}
      </label>
      <input
        id={id}
        value={tag}
        maxLength={TAG_MAX_LENGTH}
        placeholder={t('tags.new')}
        onChange={(event) => setTag(event.target.value)}
        className={`${CONTROL_CLASS} h-9 w-40 py-1 text-13`}
      />
      <Button type="submit" size="sm" variant="ghost" icon={Tag} busy={isBusy}>
        {t('tags.add')}
      </Button>
    </form>
  );
}
