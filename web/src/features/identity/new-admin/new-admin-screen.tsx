import { publicPaths } from '@callstead/contract/public-paths';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { CentredHeading } from '../shared/centred-heading.tsx';
import { newAdminMessages } from './messages.ts';
import { NewAdminForm } from './new-admin-form.tsx';
import { type NewAdminKind, type NewAdminLink, useNewAdminLink } from './use-new-admin-link.ts';

/** For whoever holds a one-time link. */
export function NewAdminScreen({ kind }: { kind: NewAdminKind }) {
  const t = useTexts(newAdminMessages);
  const link = useNewAdminLink(kind);
  return (
    <>
      <title>{t(`${kind}.pageTitle`)}</title>
      {link.status === 'invalid' ? <Invalid kind={kind} /> : <Accepting kind={kind} link={link} />}
    </>
  );
}

function Invalid({ kind }: { kind: NewAdminKind }) {
  const t = useTexts(newAdminMessages);
  return (
    <div role="alert">
      <CentredHeading title={t('invalidTitle')}>{t(`${kind}.invalid`)}</CentredHeading>
      <ButtonLink to={publicPaths.login}>{t('toLogin')}</ButtonLink>
    </div>
  );
}

type AcceptingProps = { kind: NewAdminKind; link: Exclude<NewAdminLink, { status: 'invalid' }> };

function Accepting({ kind, link }: AcceptingProps) {
  const t = useTexts(newAdminMessages);
  return (
    <>
      <CentredHeading title={t(`${kind}.title`)}>{t(`${kind}.intro`)}</CentredHeading>
      <AcceptingContent kind={kind} link={link} />
    </>
  );
}

function AcceptingContent({ kind, link }: AcceptingProps) {
  const t = useTexts(newAdminMessages);
  const errorText = useErrorText();
  if (link.status === 'valid') return <NewAdminForm kind={kind} link={link} />;
  if (link.status === 'unknown') return <ErrorState message={errorText(link.error)} onRetry={link.retry} />;
  return <LoadingLine>{t('checking')}</LoadingLine>;
}
