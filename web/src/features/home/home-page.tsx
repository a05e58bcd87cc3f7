import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../app/page-meta.ts';
import { paths } from '../../app/paths.ts';
import { homeMeta } from '../../i18n/home-messages.ts';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Growth } from './growth.tsx';
import { Hero } from './hero.tsx';
import { LocalContacts } from './local-contacts.tsx';
import { Results } from './results.tsx';
import { Steps } from './steps.tsx';
import { Transparency } from './transparency.tsx';

export const handle = { language: 'en' };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, homeMeta, paths.home);

export default function HomePage() {
  return (
    <>
      <Hero />
      <LocalContacts />
      <Results />
      <Growth />
      <Steps />
      <Benefits />
      <Transparency />
      <Closing />
    </>
  );
}
