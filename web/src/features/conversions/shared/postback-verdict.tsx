import type { ReceivedPostback } from '@callstead/contract/conversions/postbacks';
import { CircleCheck, CircleX } from 'lucide';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { postbackMessages } from './postback-messages.ts';

/** As a system sends it that did not put its value in. */
const EMPTY_MACRO = '{click_id}';

export function VerdictBadge({ verdict }: Pick<ReceivedPostback, 'verdict'>) {
  const t = useTexts(postbackMessages);
  const isAccepted = verdict === 'accepted';
  return (
    <Badge tone={isAccepted ? 'success' : 'danger'}>
      <Icon of={isAccepted ? CircleCheck : CircleX} />
      {t(`verdicts.${verdict}`)}
    </Badge>
  );
}

/** Why it was refused, and what to do so that the next one is not. */
export function VerdictText({ postback: { code, isTest } }: { postback: ReceivedPostback }) {
  const t = useTexts(postbackMessages);
  const { currency } = useLanguage();
  if (code === null) return <p>{t(isTest ? 'acceptedTest' : 'accepted')}</p>;
  const values = { currency, macro: EMPTY_MACRO };
  return (
    <div className="grid gap-1">
      <p className="font-medium">
        {t(`why.${code}`, values)} <code className="font-mono font-normal text-12 text-muted">{code}</code>
      </p>
      <p className="max-w-prose">
        <span className="text-muted">{t('mend')}:</span> {t(`how.${code}`, values)}
      </p>
    </div>
  );
}
