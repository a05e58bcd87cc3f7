import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Check, Search } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { useRested } from '../../../ui/hooks/use-rested.ts';
import { accountChoicesQuery, type PanelKind } from './api.ts';
import { accountPickerMessages } from './messages.ts';

type ChoicesProps = { kind: PanelKind; chosen: string | undefined; onChoose: (id: string | undefined) => void };

/** The server searches: the list shows what it found, as it is. */
export function AccountChoices({ kind, chosen, onChoose }: ChoicesProps) {
  const t = useTexts(accountPickerMessages);
  const [typed, setTyped] = useState('');
  const accounts = useQuery(accountChoicesQuery(kind, useRested(typed.trim())));
  return (
    <Command shouldFilter={false} loop label={t('search')}>
      <div className="flex items-center gap-2 border-b px-3">
        <Icon of={Search} className="text-muted" />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={t('search')}
          className="h-11 w-full bg-transparent text-16 outline-none sm:text-14"
        />
      </div>
      <Command.List aria-label={t('choose')} className="max-h-72 overflow-y-auto">
        <Choice value="everybody" isChosen={chosen === undefined} onSelect={() => onChoose(undefined)}>
          <span className="font-medium">{t('everybody')}</span>
        </Choice>
        {accounts.data?.map(({ id, fullName, email }) => (
          <Choice key={id} value={id} isChosen={id === chosen} onSelect={() => onChoose(id)}>
            <span className="grid min-w-0 break-words">
              {fullName} <span className="text-12 text-muted">{email}</span>
            </span>
          </Choice>
        ))}
      </Command.List>
      <Outcome accounts={accounts} />
    </Command>
  );
}

function Outcome({
  accounts,
}: {
  accounts: { isPending: boolean; error: Error | null; data?: unknown[] | undefined };
}) {
  const t = useTexts(accountPickerMessages);
  const errorText = useErrorText();
  const text = () => {
    if (accounts.isPending) return t('loading');
    if (accounts.error) return t('failed', { message: errorText(accounts.error) });
    return accounts.data?.length === 0 ? t('empty') : '';
  };
  return (
    <p role="status" className="px-3 py-2 text-13 text-muted empty:hidden">
      {text()}
    </p>
  );
}

type ChoiceProps = { value: string; isChosen: boolean; onSelect: () => void; children: ReactNode };

/** cmdk tells its highlighted row with aria-selected, so what is chosen is told with aria-checked. */
function Choice({ value, isChosen, onSelect, children }: ChoiceProps) {
  return (
    <Command.Item
      value={value}
      aria-checked={isChosen}
      onSelect={onSelect}
      className="flex min-h-11 cursor-default items-center gap-2 px-3 py-1.5 text-14 data-[selected=true]:bg-sunken"
    >
      <span className="grid size-4 shrink-0 place-items-center">
        {isChosen && <Icon of={Check} className="text-primary" />}
      </span>
      {children}
    </Command.Item>
  );
}
