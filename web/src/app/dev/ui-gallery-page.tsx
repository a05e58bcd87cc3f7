import { publicPaths } from '@callstead/contract/public-paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { LanguageSwitch } from '../../ui/action/language-switch.tsx';
import { ThemeSwitch } from '../../ui/action/theme-switch.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { CONTENT_ID, SkipLink } from '../layouts/skip-link.tsx';
import { useTheme } from '../theme.tsx';
import { ActionShelf } from './action-shelf.tsx';
import { BrandShelf } from './brand-shelf.tsx';
import { ChartShelf } from './chart-shelf.tsx';
import { FeedbackShelf } from './feedback-shelf.tsx';
import { FormShelf } from './form-shelf.tsx';
import { FormatShelf } from './format-shelf.tsx';
import { LayoutShelf } from './layout-shelf.tsx';
import { ListShelf } from './list-shelf.tsx';
import { OverlayShelf } from './overlay-shelf.tsx';
import { PaymentShelf } from './payment-shelf.tsx';
import { TableShelf } from './table-shelf.tsx';
import { WorkListShelf } from './work-list-shelf.tsx';

/** For whoever builds screens. Without demo data it is an address like any other that nobody knows. */
export function loader({ context }: LoaderFunctionArgs) {
  return context.demo ? null : redirect(publicPaths.home);
}

/** Every piece of `ui/` in its states. In English only: developers read it. */
export default function UiGalleryPage() {
  const { theme, choose } = useTheme();
  return (
    <div id="top" className="mx-auto grid max-w-6xl gap-10 px-4 py-6 sm:px-6">
      <title>The kit · Callstead</title>
      <meta name="robots" content="noindex" />
      <SkipLink />
      <PageHeader title="The kit" intro="Every piece of ui/ in its states, for whoever builds screens.">
        <div className="flex items-center gap-2">
          <LanguageSwitch />
          <ThemeSwitch theme={theme} onChange={choose} />
        </div>
      </PageHeader>
      <main id={CONTENT_ID} tabIndex={-1} className="grid min-w-0 gap-10 outline-none">
        <BrandShelf />
        <ActionShelf />
        <FormShelf />
        <FeedbackShelf />
        <TableShelf />
        <ListShelf />
        <WorkListShelf />
        <ChartShelf />
        <FormatShelf />
        <PaymentShelf />
        <LayoutShelf />
        <OverlayShelf />
      </main>
    </div>
  );
}
