import type { CampaignLeadForm } from '@callstead/contract/leads/form';
import { paths } from '@callstead/contract/paths';
import { panelAt } from '@callstead/contract/public-paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { Link, useLocation, useParams } from 'react-router';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { leadFormQuery } from './api.ts';
import { FieldList } from './field-list.tsx';
import { leadFormMessages } from './messages.ts';
import { FormPreview } from './preview.tsx';
import { AfterSection, ConsentSection, TakingSection } from './sections.tsx';
import { type FormEditor, useFormEditor } from './use-form-editor.ts';
import { useUnsaved } from './use-unsaved.ts';

/** The form of one lead campaign, for its advertiser and for admins. */
export default function LeadFormPage() {
  const t = useTexts(leadFormMessages);
  const { profile } = useAuth();
  const isShut = useIsShut('campaign.list');
  return (
    <>
      <title>{t('pageTitle')}</title>
      <BackLink />
      {profile && isShut ? (
        <>
          <PageHeader title={t('title')} />
          <RestrictedNotice profile={profile} text={t('restricted')} />
        </>
      ) : (
        <Loaded />
      )}
    </>
  );
}

function BackLink() {
  const t = useTexts(leadFormMessages);
  const { id = '' } = useParams();
  const isReview = panelAt(useLocation().pathname) === 'admin';
  return (
    <Link
      to={isReview ? paths.admin.campaign(id) : paths.advertiser.campaigns()}
      className="inline-flex items-center gap-2 justify-self-start rounded text-14 text-muted hover:text-text"
    >
      <Icon of={ArrowLeft} />
      {t(isReview ? 'backToReview' : 'back')}
    </Link>
  );
}

function Loaded() {
  const t = useTexts(leadFormMessages);
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const query = useQuery(leadFormQuery(id));
  if (query.data) return <Editing key={id} opened={query.data} onReload={async () => (await query.refetch()).data} />;
  const isGone = isRefusal(query.error, 'not_found') || isRefusal(query.error, 'validation_failed');
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} />
      {query.isPending ? (
        <>
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <Skeleton className="h-96 w-full" />
        </>
      ) : (
        <Card>
          {isGone ? (
            <EmptyState message={t('gone')} />
          ) : (
            <ErrorState
              message={t('loadFailed', { message: errorText(query.error) })}
              onRetry={() => void query.refetch()}
            />
          )}
        </Card>
      )}
    </>
  );
}

type EditingProps = { opened: CampaignLeadForm; onReload: () => Promise<CampaignLeadForm | undefined> };

function Editing({ opened, onReload }: EditingProps) {
  const t = useTexts(leadFormMessages);
  const { language } = useLanguage();
  const editor = useFormEditor(opened);
  const { campaign, version, sentenceVersion } = editor.base;
  if (campaign.status === 'archived') {
    return (
      <>
        <PageHeader title={t('title')} />
        <Banner tone="neutral">{t('archived')}</Banner>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} />
      <p className="wrap-anywhere text-14 text-muted">
        <span className="font-mono">{campaign.publicId}</span> · {campaign.title[language]} ·{' '}
        {version === 0 ? t('usual') : t('version', { version: String(version), sentence: String(sentenceVersion) })}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            editor.save();
          }}
        >
          <FieldList editor={editor} />
          <ConsentSection editor={editor} />
          <AfterSection editor={editor} />
          <TakingSection editor={editor} />
          <Outdated editor={editor} onReload={onReload} />
          <FailureBanner error={editor.failure} />
          <SaveBar editor={editor} />
        </form>
        <FormPreview draft={editor.draft} title={campaign.title} />
      </div>
      <LeavingDialog isUnsaved={editor.isUnsaved} />
    </>
  );
}

/** Somebody else saved first: nothing typed is lost, and whoever typed it decides. */
function Outdated({ editor, onReload }: { editor: FormEditor; onReload: EditingProps['onReload'] }) {
  const t = useTexts(leadFormMessages);
  const over = async () => {
    const newest = await onReload();
    if (newest) editor.save(newest.version);
  };
  const theirs = async () => {
    const newest = await onReload();
    if (newest) editor.load(newest);
  };
  const buttons = (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void over()}>
        {t('changed.mine')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => void theirs()}>
        {t('changed.theirs')}
      </Button>
    </div>
  );
  return (
    <div role="alert" className="empty:hidden">
      {editor.isOutdated && (
        <Banner tone="warning" title={t('changed.title')} action={buttons}>
          {t('changed.text')}
        </Banner>
      )}
    </div>
  );
}

function SaveBar({ editor: { isSaving, isUnsaved, complaints } }: { editor: FormEditor }) {
  const t = useTexts(leadFormMessages);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" busy={isSaving}>
        {t(isSaving ? 'saving' : 'save')}
      </Button>
      <p role="status" className="text-13 text-muted">
        {complaints.length > 0 ? t('cannotSave') : isUnsaved && t('unsaved')}
      </p>
    </div>
  );
}

function LeavingDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useTexts(leadFormMessages);
  const blocker = useUnsaved(isUnsaved);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('leaving.title')}
      description={t('leaving.text')}
      confirmLabel={t('leaving.leave')}
      cancelLabel={t('leaving.stay')}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
