import { LinkListQuery, type ListedLink } from '@callstead/contract/links';
import { paths } from '@callstead/contract/paths';
import { listLinks } from '@callstead/contract/v1/links-endpoints';
import { can } from '@callstead/domain/policy';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Pencil, QrCode as QrIcon, Route } from 'lucide';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { HelpLink } from '../../../ui/action/help-link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { usePeriod } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { linkListQuery, linkOptionsQuery, useArchiveLink } from './api.ts';
import { LinkBuilder } from './link-builder.tsx';
import { useLinkColumns } from './link-columns.tsx';
import { LinkDialog, type LinkStep } from './link-dialogs.tsx';
import { linksMessages } from './messages.ts';

const Filter = LinkListQuery.pick({ search: true, show: true });

/** Links in use are what the list is about: only the archived ones are a filter. */
const LINK_LIST: ListDescription<{ search: string; show: 'archived' | undefined }> = {
  read: (params) => {
    const { search, show } = Filter.parse(Object.fromEntries(params));
    return { search, show: show === 'archived' ? show : undefined };
  },
  filters: ['search', 'show'],
};

export default function LinksPage() {
  const t = useTexts(linksMessages);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <Builder />
      <SavedLinks />
    </>
  );
}

const useLinkOptions = () => {
  const { language } = useLanguage();
  const account = useViewedAccount();
  return useQuery(linkOptionsQuery({ account, language }));
};

/** Nobody makes a link of a campaign they have not joined; an admin picks a publisher first. */
function Builder() {
  const t = useTexts(linksMessages);
  const errorText = useErrorText();
  const options = useLinkOptions();
  if (options.isPending) return <Coming className="h-96 w-full" />;
  if (!options.data) {
    return (
      <Card>
        <ErrorState message={errorText(options.error)} onRetry={() => void options.refetch()} />
      </Card>
    );
  }
  const { affId, campaigns } = options.data;
  if (affId === null) return <Banner tone="info">{t('choosePublisher')}</Banner>;
  if (campaigns.length === 0) {
    const browse = <ButtonLink to={paths.publisher.campaigns}>{t('browse')}</ButtonLink>;
    return (
      <Card>
        <EmptyState message={t('noCampaigns')} hint={<HelpLink guide="publisher" section="links" />} action={browse} />
      </Card>
    );
  }
  return <LinkBuilder key={affId} options={{ ...options.data, affId }} />;
}

function SavedLinks() {
  const t = useTexts(linksMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const account = useViewedAccount();
  const isAdmin = can(useActor(), 'account.view-any');
  const options = useLinkOptions();
  const period = usePeriod();
  const address = useListAddress(LINK_LIST);
  const { from, to, zone } = period;
  const { search, show = 'active' as const } = address.asked;
  const asked = { search, show, account, language, from, to };
  const list = useInfiniteQuery({ ...linkListQuery(asked), enabled: zone !== null });
  const errorMessage = t('loadFailed', { message: errorText(list.error) });
  const [opened, setOpened] = useState<{ link: ListedLink; step: LinkStep } | null>(null);
  const columns = useLinkColumns(isAdmin && !account);
  const itemsOf = useLinkMenu((link, step) => setOpened({ link, step }));
  return (
    <section className="grid min-w-0 grid-cols-1 gap-4">
      <h2 className="text-20">{t('list')}</h2>
      <Filters address={address} period={period} />
      <div className="grid min-w-0 gap-3">
        <div className="flex justify-end">
          <AsApiRequest endpoint={listLinks} query={asked} />
        </div>
        <DataTable
          query={{ ...list, data: list.data?.pages.flatMap((page) => page.data) }}
          columns={columns}
          rowKey={(row) => row.id}
          caption={t('list')}
          rowMenu={(link) => <RowMenu label={t('actions', { name: link.name })} items={itemsOf(link)} />}
          empty={<NothingFound address={address} message={t('empty')} />}
          errorMessage={errorMessage}
        />
        <LoadMore list={list} errorMessage={errorMessage} />
        <p className="text-12 text-muted">{t('figuresNote')}</p>
      </div>
      {opened && <LinkDialog {...opened} options={options.data} onClose={() => setOpened(null)} />}
    </section>
  );
}

type FiltersProps = { address: ReturnType<typeof useListAddress<object>>; period: ReturnType<typeof usePeriod> };

function Filters({ address, period }: FiltersProps) {
  const t = useTexts(linksMessages);
  const archived = [{ value: 'archived', label: t('show.archived') }];
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 100 }}
      choices={[{ name: 'show', label: t('show.label'), any: t('show.active'), options: archived }]}
    >
      <PeriodPicker period={period} />
    </FilterBar>
  );
}

/** What can be done with a link; changing it is its publisher's alone. */
function useLinkMenu(open: (link: ListedLink, step: LinkStep) => void) {
  const t = useTexts(linksMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const actor = useActor();
  const archive = useArchiveLink();
  const move = (link: ListedLink, archived: boolean) =>
    archive.mutate(
      { id: link.id, archived },
      {
        onSuccess: () =>
          toast({ title: t(archived ? 'archived' : 'restored'), description: t('leadsOn'), tone: 'success' }),
        onError: (error) => toast({ title: t('error'), description: errorText(error), tone: 'danger' }),
      },
    );
  return (link: ListedLink) => {
    const row = { publisherId: link.publisher.id };
    const isArchived = link.archivedAt !== null;
    return [
      { label: t('qr.title'), icon: QrIcon, onSelect: () => open(link, 'qr') },
      ...(can(actor, 'link.explain', row) && !can(actor, 'account.view-any')
        ? [{ label: t('explain.ask'), icon: Route, onSelect: () => open(link, 'explain') }]
        : []),
      ...(can(actor, 'link.edit', row) ? [{ label: t('edit'), icon: Pencil, onSelect: () => open(link, 'edit') }] : []),
      ...(can(actor, 'link.archive', row)
        ? [
            {
              label: t(isArchived ? 'restore' : 'archive'),
              icon: isArchived ? ArchiveRestore : Archive,
              onSelect: () => move(link, !isArchived),
            },
          ]
        : []),
    ];
  };
}
