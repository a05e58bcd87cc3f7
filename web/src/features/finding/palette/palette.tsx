import type { PanelName } from '@callstead/contract/public-paths';
import type { SearchHit } from '@callstead/contract/search';
import { foldAccents } from '@callstead/domain/fold-accents';
import { SEARCH_KINDS } from '@callstead/domain/search/read-search';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Clock, Search } from 'lucide';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Icon, type IconType } from '../../../ui/brand/icon.tsx';
import { RelativeTime } from '../../../ui/format/relative-time.tsx';
import { useRested } from '../../../ui/hooks/use-rested.ts';
import { DialogFrame } from '../../../ui/overlay/dialog-frame.tsx';
import { hitAddress } from '../shared/hit-address.ts';
import { type Recent, rememberRecent, useRecent } from '../shared/recent.ts';
import { searchQuery } from './api.ts';
import { KIND_ICONS } from './kind-icons.ts';
import { paletteMessages } from './messages.ts';

/** Something to go to or to do, as the panel offers it. */
export type PaletteItem = { label: string; icon: IconType; onSelect: () => void; keys?: string | undefined };
export type PaletteGroup = { label: string; items: readonly PaletteItem[] };

export type PaletteProps = {
  userId: string;
  /** Whose pages what is found leads to. */
  panel: PanelName;
  groups: readonly PaletteGroup[];
  onClose: () => void;
};

const PANEL_CLASS =
  'fixed inset-x-0 top-[max(1rem,12dvh)] z-50 mx-auto flex h-fit max-h-[76dvh] w-[calc(100%-2rem)] max-w-xl flex-col rounded border bg-surface shadow-overlay outline-none data-[state=open]:animate-rise-in';

/** Everything one can go to, do or find, from the keyboard. */
export function Palette(props: PaletteProps) {
  const t = useTexts(paletteMessages);
  const { groups, onClose } = props;
  const [typed, setTyped] = useState('');
  const rested = useRested(typed.trim());
  const { language } = useLanguage();
  const found = useQuery(searchQuery(rested, language));
  const hits = rested === '' ? undefined : found.data;
  return (
    <DialogFrame open onOpenChange={onClose} isDescribed={false} className={PANEL_CLASS}>
      <Radix.Title className="sr-only">{t('title')}</Radix.Title>
      <Command shouldFilter={false} loop label={t('title')} className="flex min-h-0 flex-col">
        <div className="flex items-center gap-3 border-b px-4">
          <Icon of={Search} size={20} className="text-muted" />
          <Command.Input
            value={typed}
            onValueChange={setTyped}
            placeholder={t('placeholder')}
            className="h-13 w-full bg-transparent text-16 outline-none"
          />
        </div>
        <Command.List aria-label={t('title')} className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
          {typed.trim() === '' ? <RecentOnes {...props} /> : <Hits {...props} hits={hits ?? []} />}
          <Offered groups={groups} typed={typed} onClose={onClose} />
        </Command.List>
        <Outcome typed={rested} found={found} />
      </Command>
    </DialogFrame>
  );
}

function useOpen({ userId, panel, onClose }: PaletteProps) {
  const navigate = useNavigate();
  return (item: Recent) => {
    rememberRecent(userId, item);
    onClose();
    void navigate(hitAddress(panel, item));
  };
}

function RecentOnes(props: PaletteProps) {
  const t = useTexts(paletteMessages);
  const recent = useRecent(props.userId);
  const open = useOpen(props);
  if (recent.length === 0) return null;
  return (
    <Group heading={t('recent')}>
      {recent.map((item) => (
        <Row
          key={`${item.kind} ${item.id}`}
          value={`recent ${item.kind} ${item.id}`}
          icon={Clock}
          onSelect={() => open(item)}
          aside={t(`kind.${item.kind}`)}
        >
          <span className="truncate">{item.title}</span>
        </Row>
      ))}
    </Group>
  );
}

/** What the server found, by kind. */
function Hits(props: PaletteProps & { hits: readonly SearchHit[] }) {
  const t = useTexts(paletteMessages);
  const open = useOpen(props);
  return SEARCH_KINDS.map((kind) => {
    const ofKind = props.hits.filter((hit) => hit.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <Group key={kind} heading={t(`kinds.${kind}`)}>
        {ofKind.map((hit) => (
          <Row
            key={hit.id}
            value={`${kind} ${hit.id}`}
            icon={KIND_ICONS[kind]}
            onSelect={() => open(hit)}
            aside={hit.at && <RelativeTime value={hit.at} />}
          >
            <span className="grid min-w-0">
              <span className="truncate">{hit.title}</span>
              {hit.detail && <span className="truncate text-12 text-muted">{hit.detail}</span>}
            </span>
          </Row>
        ))}
      </Group>
    );
  });
}

/** Ways and deeds of the panel, as far as they hold every word that was typed. */
function Offered({ groups, typed, onClose }: Pick<PaletteProps, 'groups' | 'onClose'> & { typed: string }) {
  const words = foldAccents(typed.trim()).toLowerCase().split(/\s+/);
  const isMeant = ({ label }: PaletteItem) => words.every((word) => foldAccents(label).toLowerCase().includes(word));
  return groups.map(({ label, items }) => {
    const meant = items.filter(isMeant);
    if (meant.length === 0) return null;
    return (
      <Group key={label} heading={label}>
        {meant.map((item) => (
          <Row
            key={item.label}
            value={`${label} ${item.label}`}
            icon={item.icon}
            onSelect={() => {
              onClose();
              item.onSelect();
            }}
            aside={item.keys && <kbd className="font-mono">{item.keys}</kbd>}
          >
            {item.label}
          </Row>
        ))}
      </Group>
    );
  });
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="pt-2 [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-muted"
    >
      {children}
    </Command.Group>
  );
}

type RowProps = { value: string; icon: IconType; onSelect: () => void; aside?: ReactNode; children: ReactNode };

function Row({ value, icon, onSelect, aside, children }: RowProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-10 cursor-default items-center gap-3 rounded-sm px-2 py-1.5 text-14 data-[selected=true]:bg-sunken pointer-coarse:min-h-11"
    >
      <Icon of={icon} className="text-muted" />
      <span className="min-w-0 flex-1">{children}</span>
      {aside && <span className="shrink-0 text-12 text-muted">{aside}</span>}
    </Command.Item>
  );
}

type Found = { isFetching: boolean; error: Error | null; data?: readonly SearchHit[] | undefined };

/** What became of the search, for those who cannot see it; the keys for everybody. */
function Outcome({ typed, found }: { typed: string; found: Found }) {
  const t = useTexts(paletteMessages);
  const errorText = useErrorText();
  const text = () => {
    if (typed === '') return t('hint');
    if (found.error) return t('failed', { message: errorText(found.error) });
    if (found.isFetching) return t('searching');
    return t('found', { count: found.data?.length ?? 0 });
  };
  return (
    <p role="status" className="border-t px-4 py-2 text-12 text-muted">
      {text()}
    </p>
  );
}
