import { lazy } from 'react';
import { Island } from '../../app/island.tsx';
import { PageHead } from '../../app/page-head.tsx';
import { paths } from '../../app/paths.ts';
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
      <PageHead texts={faqHead} path={paths.faq} />
      <Island id="faq">
        <Questions />
      </Island>
    </>
  );
}
