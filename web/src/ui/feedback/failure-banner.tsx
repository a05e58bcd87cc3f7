import { useErrorText } from '../../i18n/error-text.ts';
import { Banner } from './banner.tsx';

/** Why nothing happened, when no single field is to blame. The region stands before the news, so that it is read out. */
export function FailureBanner({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return (
    <div role="alert" className="empty:hidden">
      {error ? <Banner tone="danger">{errorText(error)}</Banner> : null}
    </div>
  );
}
