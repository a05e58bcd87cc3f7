import type { NewsPreference } from '@callstead/contract/preferences';
import { type ChosenKind, mailOffer, newsFor, newsReaderOf } from '@callstead/domain/notifications/preferences';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useChooseNews } from './api.ts';
import { preferencesMessages } from './messages.ts';
import { NewsRow } from './news-row.tsx';

/** By what it is about: how somebody is told of each kind of news. Every change is saved as it is made. */
export function NewsTable({ news }: { news: readonly NewsPreference[] }) {
  const t = useTexts(preferencesMessages);
  const { profile } = useAuth();
  const { choose, saved } = useChoose();
  const reader = newsReaderOf(profile?.userType ?? 'publisher');
  const known = new Map(news.map((each) => [each.kind, each]));
  return (
    <Card
      title={t('news')}
      aside={
        <p role="status" className="text-13 text-muted">
          {saved && t('saved', { what: t(`kinds.${saved}`) })}
        </p>
      }
    >
      <table className="w-full max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="text-left text-12 text-muted">
            <th className="pb-2 font-medium">{t('about')}</th>
            <th className={clsx(HEAD, 'w-20')}>{t('bell')}</th>
            <th className={clsx(HEAD, 'w-20')}>{t('sound')}</th>
            <th className="w-52 pb-2 pl-4 font-medium">{t('mail')}</th>
          </tr>
        </thead>
        {newsFor(reader).map(({ topic, kinds }) => (
          <tbody key={topic} className="max-sm:block">
            <tr className="max-sm:block">
              <th
                scope="rowgroup"
                colSpan={4}
                className="border-b pt-5 pb-2 text-left font-display font-semibold text-14 max-sm:block"
              >
                {t(`topics.${topic}`)}
              </th>
            </tr>
            {kinds.map((kind) => {
              const choice = known.get(kind);
              if (!choice) return null;
              const offer = mailOffer(reader, kind) ?? 'none';
              return <NewsRow key={kind} name={t(`kinds.${kind}`)} {...{ choice, offer }} onChoose={choose(kind)} />;
            })}
          </tbody>
        ))}
      </table>
      <p className="mt-4 text-13 text-muted">{t('owedHint')}</p>
    </Card>
  );
}

const HEAD = 'pb-2 text-center font-medium';

/** Says what was kept, to eyes and ears; what was not comes as a toast. */
function useChoose() {
  const t = useTexts(preferencesMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const { mutate } = useChooseNews();
  const [saved, setSaved] = useState<ChosenKind | null>(null);
  const choose = (kind: ChosenKind) => (choice: NewsPreference) =>
    mutate(choice, {
      onSuccess: () => setSaved(kind),
      onError: (error) => {
        setSaved(null);
        toast({ title: t('saveFailed'), description: errorText(error), tone: 'danger' });
      },
    });
  return { choose, saved };
}
