import { ReviewPage } from '../../features/campaigns/review/review-page.tsx';
import { campaignPartsFor } from './campaign-parts.tsx';

const PARTS = campaignPartsFor('admin');

export default function ComposedReviewPage() {
  return <ReviewPage parts={PARTS} />;
}
