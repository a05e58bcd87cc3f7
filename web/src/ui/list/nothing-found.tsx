import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { ButtonLink } from '../action/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import type { ListAddress } from './use-list-address.ts';

type NothingFoundProps = { address: Pick<ListAddress, 'isFiltered' | 'everything'>; message: ReactNode };

/** Nothing fits; where filters are the reason, a way out of them. */
export function NothingFound({ address, message }: NothingFoundProps) {
  const t = useTexts(uiMessages);
  const clear = address.isFiltered && (
    <ButtonLink to={address.everything} variant="secondary" size="sm" preventScrollReset>
      {t('clearFilters')}
    </ButtonLink>
  );
  return <EmptyState message={message} action={clear} />;
}
