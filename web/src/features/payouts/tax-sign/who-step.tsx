import { useTexts } from '../../../i18n/language.tsx';
import { type FormProps, Question } from './fields.tsx';
import { taxSignMessages } from './messages.ts';

/** Two questions say which form it is: nobody has to know its name. */
export function WhoStep({ form }: FormProps) {
  const t = useTexts(taxSignMessages);
  return (
    <>
      <Question
        form={form}
        name="isUsPerson"
        legend={t('who.isUsPerson')}
        options={[
          { value: 'yes', label: t('who.us') },
          { value: 'no', label: t('who.abroad') },
        ]}
      />
      <Question
        form={form}
        name="isEntity"
        legend={t('who.isEntity')}
        options={[
          { value: 'no', label: t('who.person') },
          { value: 'yes', label: t('who.company') },
        ]}
      />
      <p className="text-13 text-muted">{t('who.why')}</p>
    </>
  );
}
