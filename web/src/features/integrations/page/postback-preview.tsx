import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { usePreviewPostback } from './api.ts';
import { integrationsMessages } from './messages.ts';
import { type PostbackDraft, type Problems, previewOf, problemsTold } from './postback-draft.ts';
import { SentRequest } from './sent-request.tsx';

type PostbackPreviewPartProps = { draft: PostbackDraft; onProblems: (problems: Problems) => void };

/** How it would look of what was sold last. */
export function PostbackPreviewPart({ draft, onProblems }: PostbackPreviewPartProps) {
  const t = useTexts(integrationsMessages);
  const preview = usePreviewPostback();
  const { data } = preview;
  const told = problemsTold(preview.error);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        busy={preview.isPending}
        onClick={() => preview.mutate(previewOf(draft), { onError: (error) => onProblems(problemsTold(error)) })}
      >
        {t('postbacks.preview')}
      </Button>
      <FailureBanner error={Object.keys(told).length === 0 ? preview.error : undefined} />
      <div role="status" className="empty:hidden">
        {data && (
          <div className="grid min-w-0 grid-cols-1 gap-2">
            <p className="wrap-anywhere text-13 text-muted">
              {data.of ? t('postbacks.previewOf', { id: data.of }) : t('postbacks.previewSample')}
            </p>
            <SentRequest request={{ method: draft.method, url: data.url, body: data.body }} />
          </div>
        )}
      </div>
    </div>
  );
}
