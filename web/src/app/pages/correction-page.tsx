import type { CorrectionSelection } from '@callstead/contract/corrections';
import { CallFilterWords } from '../../features/calls/shared/call-filter-words.tsx';
import { ConversionFilterWords } from '../../features/conversions/shared/conversion-filter-words.tsx';
import { CorrectionPage } from '../../features/corrections/set/correction-page.tsx';
import { LeadFilterWords } from '../../features/leads/shared/lead-filter-words.tsx';

export default function ComposedCorrectionPage() {
  return <CorrectionPage FilterWords={FilterWords} />;
}

function FilterWords({ selection: { subject, filter } }: { selection: CorrectionSelection }) {
  if (subject === 'call') return <CallFilterWords filter={filter} />;
  if (subject === 'lead') return <LeadFilterWords filter={filter} />;
  return <ConversionFilterWords filter={filter} />;
}
