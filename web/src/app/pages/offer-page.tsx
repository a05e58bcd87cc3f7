import { lazy } from 'react';
import { OfferPage } from '../../features/campaigns/offer/offer-page.tsx';

export { clientLoader, handle, loader } from '../../features/campaigns/offer/offer-page.tsx';

/** Readers without an account pay nothing for what only members can do. */
const MembersButton = lazy(() =>
  import('../../features/applications/apply/members-button.tsx').then((module) => ({ default: module.MembersButton })),
);

export default function ComposedOfferPage() {
  return <OfferPage Members={MembersButton} />;
}
