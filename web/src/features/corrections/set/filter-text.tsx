import type { CorrectionSelection } from '@callstead/contract/corrections';
import type { ComponentType } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { correctionMessages } from '../shared/messages.ts';

/** What a list was narrowed to, in its own words: each list knows them. */
export type FilterWordsSlot = ComponentType<{ selection: CorrectionSelection }>;

type FilterTextProps = { selection: CorrectionSelection; FilterWords: FilterWordsSlot };

/** What was asked for, in the words of its list. */
export function FilterText({ selection, FilterWords }: FilterTextProps) {
  const t = useTexts(correctionMessages);
  const { account, from, to } = selection.filter;
  if (Object.keys(selection.filter).length === 0) return t('everything');
  return (
    <span className="flex flex-wrap gap-x-3">
      {from && (
        <span>
          {t('from')} <DateTime value={from} />
        </span>
      )}
      {to && (
        <span>
          {t('until')} <DateTime value={to} />
        </span>
      )}
      {account && <span>{t('oneAccount')}</span>}
      <FilterWords selection={selection} />
    </span>
  );
}
