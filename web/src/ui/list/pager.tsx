import { ChevronLeft, ChevronRight } from 'lucide';
import { useTexts } from '../../i18n/language.tsx';
import { ButtonLink } from '../action/button.tsx';
import { listMessages } from './messages.ts';

/** The neighbours of a page, as addresses of their own: Back works, and so does sharing. */
export function Pager({ previous, next }: { previous: string | null; next: string | null }) {
  const t = useTexts(listMessages);
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap justify-between gap-2">
      <span>
        {previous !== null && (
          <ButtonLink to={previous} variant="secondary" size="sm" icon={ChevronLeft} preventScrollReset>
            {t('previousPage')}
          </ButtonLink>
        )}
      </span>
      {next !== null && (
        <ButtonLink
          to={next}
          variant="secondary"
          size="sm"
          icon={ChevronRight}
          className="flex-row-reverse"
          preventScrollReset
        >
          {t('nextPage')}
        </ButtonLink>
      )}
    </nav>
  );
}
