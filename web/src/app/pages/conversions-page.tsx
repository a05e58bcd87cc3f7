import { ConversionsPage } from '../../features/conversions/list/conversions-page.tsx';
import { CorrectButton } from '../../features/corrections/start/correct-button.tsx';

export default function ComposedConversionsPage() {
  return <ConversionsPage Correct={CorrectButton} />;
}
