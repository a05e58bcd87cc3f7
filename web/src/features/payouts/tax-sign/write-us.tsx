import { paths } from '@callstead/contract/paths';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { taxSignMessages } from './messages.ts';

/** What cannot be signed here is said, with whom to turn to. */
export function WriteUs({ children }: { children: ReactNode }) {
  const t = useTexts(taxSignMessages);
  const ticket = paths.publisher.tickets({ new: '1', subject: t('writeUs.subject') });
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink to={ticket} variant="secondary" size="sm" target="_blank">
          {t('writeUs.action')}
        </ButtonLink>
      }
    >
      {children}
    </Banner>
  );
}
