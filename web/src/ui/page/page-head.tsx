import type { ShownBrand } from '@callstead/contract/brand';
import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import { inTheNameOf } from '@callstead/domain/site/network-name';
import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '../../i18n/language.tsx';

export type PageTexts = Record<Language, { title: string; description: string }>;

const LOCALES: Record<Language, string> = { en: 'en_US', es: 'es_US' };

/** Title and what search engines and link previews read; React lifts it into the head. */
export function PageHead({ texts, path }: { texts: PageTexts; path: string }) {
  const { language, surface, network } = useLanguage();
  const root = useRouteLoaderData<{ publicUrl: string; brand: ShownBrand }>('root');
  const origin = root?.publicUrl ?? '';
  const image = root?.brand.previewImage;
  const addressIn = (wanted: Language) => `${origin}${path}${wanted === surface ? '' : `?lang=${wanted}`}`;
  const { title, description } = inTheNameOf(network, texts[language]);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(language)} />
      {LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={addressIn(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${path}`} />
      <meta property="og:site_name" content={network} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={LOCALES[language]} />
      {image && <meta property="og:image" content={origin + image} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
