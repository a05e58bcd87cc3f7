import { publicPaths } from '@callstead/contract/public-paths';
import { lazy } from 'react';
import { Island } from '../../../ui/page/island.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { faqHead } from './faq-head.ts';

export const handle = { language: 'en' };

const load = () => import('./faq-questions.tsx');
// The server needs them at once; the browser hardly ever does.
const Questions = import.meta.env.SSR
  ? (await load()).FaqQuestions
  : lazy(() => load().then((module) => ({ default: module.FaqQuestions })));

export default function FaqPage() {
  return (
    <>
      <PageHead texts={faqHead} path={publicPaths.faq} />
      <Island id="faq">
        <Questions />
      </Island>
    </>
  );
}
