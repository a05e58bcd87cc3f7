import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { navMessages } from './nav-messages.ts';
import type { NavItem } from './site-header.tsx';
import { SocialIcon, type SocialName } from './social-icon.tsx';

type SiteFooterProps = {
  /** `isElsewhere`: no page of this application, so the browser goes there itself. */
  links: readonly (NavItem & { isElsewhere?: boolean })[];
  /** Without an address an icon is only a picture. */
  social: readonly { name: SocialName; href?: string | undefined }[];
  year: number;
};

export function SiteFooter({ links, social, year }: SiteFooterProps) {
  const t = useTexts(navMessages);
  const { chosen, network } = useLanguage();
  return (
    <footer lang={chosen ?? 'en'} className="border-t text-14">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 sm:px-6">
        <p className="text-muted">
          © {year} {network}
        </p>
        <nav aria-label={t('footerNavigation')}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {links.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  reloadDocument={link.isElsewhere ?? false}
                  className="inline-block py-1.5 text-muted underline-offset-4 hover:text-text hover:underline"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="flex gap-4 text-muted">
          {social.map(({ name, href }) => (
            <li key={name}>{href ? <SocialLink name={name} href={href} /> : <SocialIcon name={name} />}</li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function SocialLink({ name, href }: { name: SocialName; href: string }) {
  return (
    <a href={href} rel="noopener" className="-m-2 block p-2 hover:text-text">
      <SocialIcon name={name} />
    </a>
  );
}
