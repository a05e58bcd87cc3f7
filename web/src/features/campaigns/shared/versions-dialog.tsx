import type { Campaign, CampaignVersionEntry } from '@callstead/contract/campaigns/managed-campaigns';
import { type CampaignPart, changedParts, changedTexts } from '@callstead/domain/campaigns/changed-parts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { campaignVersionsQuery } from './api.ts';
import { campaignTermsMessages } from './messages.ts';
import { TermsSheet } from './terms-sheet.tsx';
import { useTermsWords } from './terms-words.ts';

type VersionsDialogProps = { campaign: Campaign; title: string; onClose: () => void };

/** What was agreed when: every version, who made it and what it changed. */
export function VersionsDialog({ campaign, title, onClose }: VersionsDialogProps) {
  const t = useTexts(campaignTermsMessages);
  return (
    <Dialog open wide onOpenChange={onClose} title={t('versions.title')} description={title}>
      <Versions campaign={campaign} />
    </Dialog>
  );
}

/** The same on a page of its own. */
export function Versions({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignTermsMessages);
  const errorText = useErrorText();
  const query = useInfiniteQuery(campaignVersionsQuery(campaign.id));
  if (query.isPending) return <Skeleton className="h-40 w-full" />;
  if (!query.data) {
    const message = t('versions.failed', { message: errorText(query.error) });
    return <ErrorState message={message} onRetry={() => void query.refetch()} />;
  }
  const loaded = query.data.pages.flatMap((page) => page.data);
  // The oldest one loaded is only there to compare with, until the rest is.
  const shown = query.hasNextPage ? loaded.slice(0, -1) : loaded;
  return (
    <>
      <ol className="grid gap-4">
        {shown.map((entry, index) => (
          <li key={entry.version}>
            <Version campaign={campaign} entry={entry} before={loaded[index + 1]} />
          </li>
        ))}
      </ol>
      <LoadMore list={query} />
    </>
  );
}

type VersionProps = { campaign: Campaign; entry: CampaignVersionEntry; before: CampaignVersionEntry | undefined };

function Version({ campaign, entry, before }: VersionProps) {
  const { network } = useLanguage();
  const t = useTexts(campaignTermsMessages);
  const isCurrent = entry.version === campaign.version;
  return (
    <article className="rounded border">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b bg-sunken px-3 py-2">
        <h3 className="font-sans text-14">{t('versions.number', { version: String(entry.version) })}</h3>
        {isCurrent && <span className="font-medium text-12 text-primary">{t('versions.current')}</span>}
        <span className="ml-auto text-13 text-muted">
          <DateTime value={entry.createdAt} /> · {entry.createdBy?.name ?? network}
        </span>
      </header>
      <div className="grid gap-3 px-3 py-3">
        {before ? <Changes type={campaign.type} entry={entry} before={before} /> : <p>{t('versions.first')}</p>}
        <details>
          <summary className="w-fit text-13 text-primary underline underline-offset-4">{t('versions.all')}</summary>
          <div className="mt-2">
            <TermsSheet campaign={{ terms: entry.terms, type: campaign.type }} />
          </div>
        </details>
      </div>
    </article>
  );
}

type ChangesProps = { type: Campaign['type']; entry: CampaignVersionEntry; before: CampaignVersionEntry };

function Changes({ type, entry, before }: ChangesProps) {
  const t = useTexts(campaignTermsMessages);
  const words = useTermsWords();
  const lines = (part: Exclude<CampaignPart, 'texts'>, version: CampaignVersionEntry) =>
    words[part](version.terms, type).join(' · ');
  return (
    <ul className="grid gap-3 text-14">
      {changedParts(before, entry).map((part) => (
        <li key={part}>
          <p className="font-medium text-13">{t(`parts.${part}`)}</p>
          {part === 'texts' ? (
            <ChangedTexts entry={entry} before={before} />
          ) : (
            <BeforeAfter before={lines(part, before)} after={lines(part, entry)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ChangedTexts({ entry, before }: Omit<ChangesProps, 'type'>) {
  const t = useTexts(campaignTermsMessages);
  return changedTexts(before, entry).map(({ language, name }) => (
    <div key={`${language}.${name}`} className="mt-1">
      <p className="text-13 text-muted">
        {t(`texts.${name}`)} ({language.toUpperCase()})
      </p>
      <BeforeAfter before={String(before.texts[language][name])} after={String(entry.texts[language][name])} />
    </div>
  ));
}

function BeforeAfter({ before, after }: { before: string; after: string }) {
  const t = useTexts(campaignTermsMessages);
  return (
    <p className="break-words">
      <span className="sr-only">{t('versions.before')} </span>
      <del className="text-muted">{before || t('none')}</del> <span aria-hidden>→</span>{' '}
      <span className="sr-only">{t('versions.after')} </span>
      <ins className="no-underline">{after || t('none')}</ins>
    </p>
  );
}
