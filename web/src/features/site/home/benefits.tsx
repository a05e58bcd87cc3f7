import { publicPaths } from '@callstead/contract/public-paths';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { homeMessages } from './messages.ts';
import { Sheet, SheetTitle } from './sheet.tsx';

const TITLE_ID = 'benefits-title';

/** A T-account: one side each, closed by a double rule. */
export function Benefits() {
  const t = useTexts(homeMessages);
  return (
    <Sheet titleId={TITLE_ID} className="py-16 md:py-28">
      <SheetTitle id={TITLE_ID}>{t('benefits.title')}</SheetTitle>
      <div className="mt-10 grid gap-y-14 md:mt-14 md:grid-cols-2 md:gap-y-0 md:divide-x">
        <AffiliateSide />
        <AdvertiserSide />
      </div>
    </Sheet>
  );
}

type Entry = { key: string; title: string; text: string };

function AffiliateSide() {
  const t = useTexts(homeMessages);
  const keys = ['payments', 'statistics', 'tracking', 'reasons'] as const;
  const entries = keys.map((key) => ({
    key,
    title: t(`benefits.affiliates.${key}.title`),
    text: t(`benefits.affiliates.${key}.text`),
  }));
  return (
    <Side title={t('benefits.affiliates.title')} side={t('benefits.affiliates.side')} entries={entries}>
      <ButtonLink to={publicPaths.registerAs('publisher')} className="w-full sm:w-auto">
        {t('registerAsAffiliate')}
      </ButtonLink>
    </Side>
  );
}

function AdvertiserSide() {
  const t = useTexts(homeMessages);
  const keys = ['qualified', 'exclusive', 'fraud', 'portal'] as const;
  const entries = keys.map((key) => ({
    key,
    title: t(`benefits.advertisers.${key}.title`),
    text: t(`benefits.advertisers.${key}.text`),
  }));
  return (
    <Side title={t('benefits.advertisers.title')} side={t('benefits.advertisers.side')} entries={entries}>
      <ButtonLink to={publicPaths.registerAs('advertiser')} className="w-full sm:w-auto">
        {t('registerAsAdvertiser')}
      </ButtonLink>
    </Side>
  );
}

type SideProps = { title: string; side: string; entries: readonly Entry[]; children: React.ReactNode };

function Side({ title, side, entries, children }: SideProps) {
  return (
    <div className="grid grid-rows-[auto_1fr_auto] md:row-span-3 md:first:pr-8 md:last:pl-8 lg:md:first:pr-12 lg:md:last:pl-12">
      <div className="flex items-baseline justify-between gap-4 border-text border-b-2 pb-3">
        <h3 className="text-28">{title}</h3>
        <p className="text-13 text-muted">{side}</p>
      </div>
      <ul className="divide-y">
        {entries.map((entry) => (
          <li key={entry.key} className="py-5">
            <p className="font-medium">{entry.title}</p>
            <p className="mt-1 text-muted">{entry.text}</p>
          </li>
        ))}
      </ul>
      <div className="border-text border-t-4 pt-6 [border-top-style:double]">{children}</div>
    </div>
  );
}
