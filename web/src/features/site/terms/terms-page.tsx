import { publicPaths } from '@callstead/contract/public-paths';
import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Island } from '../../../ui/page/island.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { termsHead } from './terms-head.ts';

export const handle = { language: 'en' };

export function loader({ context: { legal } }: LoaderFunctionArgs) {
  return { en: legal.termsEn, es: legal.termsEs };
}

const load = () => import('./terms-document.tsx');
// The server needs it at once; the browser hardly ever does.
const Document = import.meta.env.SSR
  ? (await load()).TermsDocument
  : lazy(() => load().then((module) => ({ default: module.TermsDocument })));

export default function TermsPage() {
  return (
    <>
      <PageHead texts={termsHead} path={publicPaths.terms} />
      <Island id="terms">
        <Document own={useLoaderData<typeof loader>()} />
      </Island>
    </>
  );
}
