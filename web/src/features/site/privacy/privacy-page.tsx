import { publicPaths } from '@callstead/contract/public-paths';
import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Island } from '../../../ui/page/island.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { privacyHead } from './privacy-head.ts';

export const handle = { language: 'en' };

export function loader({ context: { legal } }: LoaderFunctionArgs) {
  return { en: legal.privacyEn, es: legal.privacyEs };
}

const load = () => import('./privacy-document.tsx');
// The server needs it at once; the browser hardly ever does.
const Document = import.meta.env.SSR
  ? (await load()).PrivacyDocument
  : lazy(() => load().then((module) => ({ default: module.PrivacyDocument })));

export default function PrivacyPage() {
  return (
    <>
      <PageHead texts={privacyHead} path={publicPaths.privacy} />
      <Island id="privacy">
        <Document own={useLoaderData<typeof loader>()} />
      </Island>
    </>
  );
}
