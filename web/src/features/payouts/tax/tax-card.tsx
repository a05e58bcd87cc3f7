import type { Profile } from '@callstead/contract/identity/identity';
import { paths } from '@callstead/contract/paths';
import type { TaxFormResponse } from '@callstead/contract/payouts/tax';
import { readTaxFormPdf } from '@callstead/contract/payouts/tax-endpoints';
import { paysUsForms } from '@callstead/domain/payouts/tax/who-needs-form';
import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { FormFacts } from '../shared/form-facts.tsx';
import { TaxStateBadge } from '../shared/tax-state-badge.tsx';
import { taxFormQuery } from './api.ts';
import { taxCardMessages } from './messages.ts';

type TaxCardProps = { owner: Profile; account?: string | undefined };

/** What somebody has signed for the tax office, in part, or that they still have to; nothing where no form is asked for. */
export function TaxCard(props: TaxCardProps) {
  return paysUsForms(useLanguage().currency) && <SignedForm {...props} />;
}

function SignedForm({ owner, account }: TaxCardProps) {
  const t = useTexts(taxCardMessages);
  const errorText = useErrorText();
  const answer = useQuery(taxFormQuery(account));
  const maySign = can(useActor(), 'tax-form.sign', owner);
  return (
    <Card title={t('title')} aside={answer.data && <TaxStateBadge state={answer.data.state} />}>
      {answer.isPending && <Skeleton className="h-11 w-64 max-w-full" />}
      {answer.isError && !answer.data && (
        <ErrorState message={t('failed', { message: errorText(answer.error) })} onRetry={() => void answer.refetch()} />
      )}
      {answer.data && <Told answer={answer.data} isOther={account !== undefined} maySign={maySign} />}
    </Card>
  );
}

function Told({ answer, isOther, maySign }: { answer: TaxFormResponse; isOther: boolean; maySign: boolean }) {
  const t = useTexts(taxCardMessages);
  const mayOpen = can(useActor(), 'tax-form.open');
  const { state, form } = answer;
  const isOwed = state === 'missing' || state === 'expired';
  return (
    <div className="grid gap-4">
      {isOwed && <Banner tone="warning">{t(isOther ? `ofOther.${state}` : `own.${state}`)}</Banner>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        {form ? <FormFacts form={form} /> : <p className="text-muted">{t(isOther ? 'noneOfOther' : 'none')}</p>}
        {maySign && (
          <ButtonLink to={paths.publisher.taxForm} variant={isOwed ? 'primary' : 'secondary'} size="sm">
            {t(form ? 'signAnew' : 'sign')}
          </ButtonLink>
        )}
        {form && mayOpen && (
          <ExportLink to={endpointHref(readTaxFormPdf, { params: { id: form.id } })} size="sm">
            {t('open')}
          </ExportLink>
        )}
      </div>
      {form && mayOpen && <p className="text-13 text-muted">{t('openNote')}</p>}
    </div>
  );
}
