import { lazy } from 'react';
import { Island } from '../../app/island.tsx';
import { PageHead } from '../../app/page-head.tsx';
import { paths } from '../../app/paths.ts';
import { privacyHead } from './privacy-head.ts';

export const handle = { language: 'en' };

const load = () => import('./privacy-document.tsx');
// The server needs it at once; the browser hardly ever does.
const Document = import.meta.env.SSR
  ? (await load()).PrivacyDocument
  : lazy(() => load().then((module) => ({ default: module.PrivacyDocument })));

export default function PrivacyPage() {
  return (
    <>
      <PageHead texts={privacyHead} path={paths.privacy} />
      <Island id="privacy">
        <Document />
      </Island>
    </>
  );
}
