import { chooseLanguage as saveLanguage } from '@callstead/contract/identity/own-account-endpoints';
import type { Theme } from '@callstead/contract/web';
import type { Currency } from '@callstead/domain/currency';
import type { Language } from '@callstead/domain/identity/account';
import displayFont from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import { call } from '../api/call.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { languageAsked } from '../i18n/page-language.ts';
import { AuthProvider, useAuth } from '../session/auth.tsx';
import { ToastProvider } from '../ui/feedback/toast.tsx';
import { useNonce } from '../ui/page/nonce.tsx';
import type { Route } from './+types/root.ts';
import { CrashPage } from './crash-page.tsx';
import { rememberLanguage, rememberTheme } from './preferences.ts';
import { ThemeProvider } from './theme.tsx';
import '../ui/brand/theme.css';

const FIRST_VIEW_FONTS = [textFont, displayFont];

export function loader({ context, request }: Route.LoaderArgs) {
  const { session, chosenLanguage: chosen, theme, publicUrl, supportEmail, brand, currency, site, demo } = context;
  const chosenLanguage = languageAsked(request) ?? chosen;
  return { session, chosenLanguage, theme, publicUrl, supportEmail, brand, currency, site, demo };
}

/** Session, language and theme change through their providers: moving between pages asks nobody. */
export const shouldRevalidate = () => false;

/** A page or layout names the language it speaks by default: `export const handle = { language: 'es' }`. */
function useSurfaceLanguage(): Language {
  const handles = useMatches().map((match) => match.handle as { language?: Language } | undefined);
  return handles.findLast((handle) => handle?.language)?.language ?? 'en';
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const data = useRouteLoaderData<typeof loader>('root');
  const language = useSurfaceLanguage();
  return (
    <html
      lang={data?.chosenLanguage ?? language}
      data-theme={data?.theme ?? undefined}
      style={data?.brand.style ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1513" />
        <link rel="icon" href={data?.brand.logoUrl ?? '/favicon.svg'} />
        <link rel="apple-touch-icon" href={data?.brand.logoUrl ?? '/apple-touch-icon.png'} />
        <link rel="manifest" href="/site.webmanifest" />
        {FIRST_VIEW_FONTS.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  // Says that scripts have taken over: what is clicked from here on reacts.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
  }, []);
  return (
    <AuthProvider initial={loaderData.session}>
      <Preferences
        initialLanguage={loaderData.chosenLanguage}
        initialTheme={loaderData.theme}
        network={loaderData.brand.name}
        currency={loaderData.currency}
      >
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      </Preferences>
    </AuthProvider>
  );
}

type PreferencesProps = {
  initialLanguage: Language | null;
  initialTheme: Theme | null;
  network: string;
  currency: Currency;
  children: ReactNode;
};

function Preferences({ initialLanguage, initialTheme, network, currency, children }: PreferencesProps) {
  const [chosen, setChosen] = useState(initialLanguage);
  const [theme, setTheme] = useState(initialTheme);
  const surface = useSurfaceLanguage();
  const { user, updateUserProfileInAuthContext } = useAuth();

  const chooseLanguage = useCallback(
    (language: Language) => {
      rememberLanguage(language);
      setChosen(language);
      if (!user) return;
      updateUserProfileInAuthContext({ language });
      // The page is already in the new language; only the language of later mails waits for the server.
      call(saveLanguage, { body: { language } }).catch(() => undefined);
    },
    [user, updateUserProfileInAuthContext],
  );
  const chooseTheme = useCallback((theme: Theme | null) => {
    rememberTheme(theme);
    setTheme(theme);
  }, []);

  return (
    <LanguageProvider surface={surface} chosen={chosen} choose={chooseLanguage} network={network} currency={currency}>
      <ThemeProvider theme={theme} choose={chooseTheme}>
        {children}
      </ThemeProvider>
    </LanguageProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashPage error={error} />;
}
