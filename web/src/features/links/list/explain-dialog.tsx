import type { LinkExplanation } from '@callstead/contract/links';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Route } from 'lucide';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { linkExplanationQuery } from './api.ts';
import type { LinkFields } from './link-fields.ts';
import { linksMessages } from './messages.ts';

export function ExplainButton({ fields }: { fields: LinkFields }) {
  const t = useTexts(linksMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" icon={Route} className="justify-self-start" onClick={() => setOpen(true)}>
        {t('explain.ask')}
      </Button>
      {open && <ExplainDialog fields={fields} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Judged as a visitor's click would be; nothing is counted. */
export function ExplainDialog({ fields, onClose }: { fields: LinkFields; onClose: () => void }) {
  const t = useTexts(linksMessages);
  const errorText = useErrorText();
  const account = useViewedAccount();
  const { name: _, ...asked } = fields;
  const explanation = useQuery(linkExplanationQuery({ ...asked, account }));
  return (
    <Dialog open onOpenChange={onClose} title={t('explain.ask')} description={t('explain.intro')}>
      {explanation.isPending && <Skeleton className="h-40 w-full" />}
      {explanation.isError && !explanation.data && (
        <ErrorState message={errorText(explanation.error)} onRetry={() => void explanation.refetch()} />
      )}
      {explanation.data && <Verdict explanation={explanation.data} />}
    </Dialog>
  );
}

function Verdict({ explanation }: { explanation: LinkExplanation }) {
  const t = useTexts(linksMessages);
  const { rules, leadsTo, address, isDeepLinkRefused } = explanation;
  return (
    <div className="grid gap-4">
      <ol className="grid gap-2">
        {rules.map(({ rule, passed }) => (
          <li key={rule} className="flex items-start gap-2">
            <Icon
              of={passed ? CircleCheck : CircleX}
              className={passed ? 'mt-0.5 text-success' : 'mt-0.5 text-danger'}
            />
            {t(`explain.rules.${rule}.${passed ? 'passed' : 'failed'}`)}
          </li>
        ))}
      </ol>
      <div className="grid gap-1 border-t pt-3">
        <p className="font-medium">{t(`explain.to.${leadsTo}`)}</p>
        {isDeepLinkRefused && <p className="text-muted">{t('explain.deepLinkRefused')}</p>}
        {address !== null && <p className="break-all font-mono text-12">{address}</p>}
      </div>
    </div>
  );
}
