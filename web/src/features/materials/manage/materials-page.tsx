import type { CampaignMaterials } from '@callstead/contract/materials';
import { paths } from '@callstead/contract/paths';
import { panelAt } from '@callstead/contract/public-paths';
import { isLivingCampaign, MOST_PUBLISHED } from '@callstead/domain/materials/material';
import { OFFERED } from '@callstead/domain/offered';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Globe, Type } from 'lucide';
import type { ReactNode } from 'react';
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
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { campaignMaterialsQuery } from './api.ts';
import { MaterialCard } from './material-card.tsx';
import { MaterialDialog } from './material-form.tsx';
import { manageMaterialsMessages } from './messages.ts';
import { UploadBox } from './upload-box.tsx';
import { type MaterialActions, useMaterialActions } from './use-material-actions.ts';

const INTRO = OFFERED.links ? 'introLinked' : 'intro';

/** The material of one campaign, for its advertiser and for admins. */
export default function MaterialsPage() {
  const t = useTexts(manageMaterialsMessages);
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

/** To where one came from: an admin reviews, an advertiser has a list. */
function BackLink() {
  const t = useTexts(manageMaterialsMessages);
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
  const t = useTexts(manageMaterialsMessages);
  const { id = '' } = useParams();
  const query = useQuery(campaignMaterialsQuery(id));
  if (query.data) return <Managing loaded={query.data} />;
  return (
    <>
      <PageHeader title={t('title')} intro={t(INTRO)} />
      {query.isPending ? <LoadingCards /> : <Failed error={query.error} onRetry={() => void query.refetch()} />}
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts(manageMaterialsMessages);
  const errorText = useErrorText();
  return (
    <Card>
      {isRefusal(error, 'not_found') ? (
        <EmptyState message={t('gone')} />
      ) : (
        <ErrorState message={t('loadFailed', { message: errorText(error) })} onRetry={onRetry} />
      )}
    </Card>
  );
}

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

function LoadingCards() {
  const t = useTexts(manageMaterialsMessages);
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden className={GRID}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-72 w-full" />
        ))}
      </div>
    </>
  );
}

function Managing({ loaded: { campaign, materials } }: { loaded: CampaignMaterials }) {
  const { language } = useLanguage();
  const t = useTexts(manageMaterialsMessages);
  const published = materials.filter(({ isArchived }) => !isArchived);
  const archived = materials.filter(({ isArchived }) => isArchived);
  const actions = useMaterialActions(campaign.id, published);
  const isOpen = campaign.status !== 'archived';
  return (
    <>
      <PageHeader title={t('title')} intro={t(INTRO)}>
        {isOpen && <AddButtons actions={actions} />}
      </PageHeader>
      <p className="wrap-anywhere text-14 text-muted">
        <span className="font-mono">{campaign.publicId}</span> · {campaign.title[language]}
      </p>
      {!isOpen && <Banner tone="neutral">{t('archivedCampaign')}</Banner>}
      {isOpen && !isLivingCampaign(campaign.status) && <Banner tone="info">{t('notLive')}</Banner>}
      {isOpen && <UploadBox campaignId={campaign.id} />}
      <Group
        title={t('published', { count: String(published.length), most: String(MOST_PUBLISHED) })}
        empty={<EmptyState message={t('empty')} hint={isOpen ? t('emptyHint') : undefined} />}
      >
        {published.map((material, index) => (
          <MaterialCard
            key={material.id}
            material={material}
            actions={actions}
            place={isOpen ? { isFirst: index === 0, isLast: index === published.length - 1 } : null}
          />
        ))}
      </Group>
      {archived.length > 0 && (
        <Group title={t('archivedList', { count: String(archived.length) })}>
          {archived.map((material) => (
            <MaterialCard
              key={material.id}
              material={material}
              actions={actions}
              place={isOpen ? { isFirst: true, isLast: true } : null}
            />
          ))}
        </Group>
      )}
      <Dialogs campaignId={campaign.id} actions={actions} />
    </>
  );
}

function AddButtons({ actions }: { actions: MaterialActions }) {
  const t = useTexts(manageMaterialsMessages);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" icon={Type} onClick={() => actions.write('text')}>
        {t('addText')}
      </Button>
      <Button variant="secondary" icon={Globe} onClick={() => actions.write('page')}>
        {t('addPage')}
      </Button>
    </div>
  );
}

type GroupProps = { title: string; empty?: ReactNode; children: readonly ReactNode[] };

function Group({ title, empty, children }: GroupProps) {
  return <Card title={title}>{children.length === 0 ? empty : <ul className={GRID}>{children}</ul>}</Card>;
}

function Dialogs({ campaignId, actions }: { campaignId: string; actions: MaterialActions }) {
  const t = useTexts(manageMaterialsMessages);
  const { written, archiving } = actions;
  return (
    <>
      {written && <MaterialDialog campaignId={campaignId} written={written} onClose={actions.closeForm} />}
      {archiving && (
        <ConfirmDialog
          open
          onOpenChange={() => actions.askToArchive(null)}
          title={t('archiving.title', { name: archiving.name })}
          description={t('archiving.text')}
          confirmLabel={t('archive')}
          tone="primary"
          onConfirm={() => actions.archive(archiving)}
          busy={actions.isMoving}
        />
      )}
    </>
  );
}
