import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/action/button.tsx';

/** The next page of the same list, as a link: it works without script. */
export function MoreLink({ after, label }: { after: string | null; label: string }) {
  const [params] = useSearchParams();
  if (!after) return null;
  const next = new URLSearchParams(params);
  next.set('after', after);
  return (
    <p className="pt-6 text-center">
      <ButtonLink variant="secondary" to={`?${next}`}>
        {label}
      </ButtonLink>
    </p>
  );
}
