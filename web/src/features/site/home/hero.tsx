import { publicPaths } from '@callstead/contract/public-paths';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { LineScene } from './line-scene.tsx';
import { homeMessages } from './messages.ts';
import { SampleTicker } from './sample-ticker.tsx';
import { Sheet } from './sheet.tsx';

const TITLE_ID = 'hero-title';

export function Hero() {
  return (
    <Sheet titleId={TITLE_ID} className="pt-12 md:pt-16">
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <Claim />
        <SampleTicker />
      </div>
      <LineScene />
    </Sheet>
  );
}

function Claim() {
  const t = useTexts(homeMessages);
  return (
    <div>
      <h1 id={TITLE_ID} className="text-40 md:text-64">
        {t('hero.title')}
      </h1>
      <p className="mt-6 max-w-[34rem] text-muted md:text-20">{t('hero.text')}</p>
      <div className="mt-8 grid gap-3 sm:flex">
        <ButtonLink to={publicPaths.registerAs('publisher')} variant="signal" size="lg">
          {t('joinAsAffiliate')}
        </ButtonLink>
        <ButtonLink to={publicPaths.registerAs('advertiser')} variant="secondary" size="lg">
          {t('joinAsAdvertiser')}
        </ButtonLink>
      </div>
    </div>
  );
}
