import { ConversionPage } from '../../features/conversions/detail/conversion-page.tsx';
import { AppealNote } from '../../features/disputes/note/appeal-note.tsx';

export default function ComposedConversionPage() {
  return <ConversionPage Appeal={AppealNote} />;
}
