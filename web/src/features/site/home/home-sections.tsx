import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Growth } from './growth.tsx';
import { Hero } from './hero.tsx';
import { LocalContacts } from './local-contacts.tsx';
import { Results } from './results.tsx';
import { Steps } from './steps.tsx';
import { Transparency } from './transparency.tsx';

export function HomeSections() {
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
