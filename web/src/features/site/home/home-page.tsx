import { publicPaths } from '@callstead/contract/public-paths';
import { lazy } from 'react';
import { Island } from '../../../ui/page/island.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { homeHead } from './home-head.ts';

export const handle = { language: 'en' };

const sections = () => import('./home-sections.tsx');
// The server needs them at once; the browser hardly ever does.
const Sections = import.meta.env.SSR
  ? (await sections()).HomeSections
  : lazy(() => sections().then((module) => ({ default: module.HomeSections })));

export default function HomePage() {
  return (
    <>
      <PageHead texts={homeHead} path={publicPaths.home} />
      <Island id="home">
        <Sections />
      </Island>
    </>
  );
}
