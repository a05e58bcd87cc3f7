import { ACTIVE_NFFE, CERTIFICATIONS, US_PERSON } from '@callstead/domain/payouts/tax/certifications';
import type { TaxFormKind } from '@callstead/domain/payouts/tax/tax-form';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import { CalendarDay } from '../../../ui/format/calendar-day.tsx';
import { useToday } from '../shared/use-today.ts';
import { type FormProps, Line, Mark } from './fields.tsx';
import { taxSignMessages } from './messages.ts';
import { kindOf } from './values.ts';

/** The last thing that is done: nothing is asked for after the signature. */
export function SignStep({ form }: FormProps) {
  const t = useTexts(taxSignMessages);
  const [isUsPerson, isEntity, name] = useWatch({ control: form.control, name: ['isUsPerson', 'isEntity', 'name'] });
  const kind = kindOf({ isUsPerson, isEntity });
  const isCompany = isEntity === 'yes';
  const today = useToday();
  return (
    <>
      <p className="text-14">{t(`sign.explained.${kind}`)}</p>
      <Sentences kind={kind} />
      <Mark form={form} name="isCertified" label={t('sign.certify')} />
      {kind !== 'w9' && <Mark form={form} name="hasCapacity" label={t('sign.capacity')} />}
      {isCompany && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Line form={form} name="signerName" label={t('sign.signer')} autoComplete="name" />
          <Line
            form={form}
            name="title"
            label={t('sign.title')}
            hint={t('sign.titleHint')}
            autoComplete="organization-title"
          />
        </div>
      )}
      <Line
        form={form}
        name="signature"
        label={t('sign.signature')}
        hint={isCompany ? t('sign.signatureOfSigner') : t('sign.signatureOf', { name })}
        autoComplete="off"
      />
      <p className="text-14">
        {t('sign.date')} <CalendarDay day={today} />
      </p>
    </>
  );
}

/** In the words of the IRS, whatever language is shown. */
function Sentences({ kind }: { kind: TaxFormKind }) {
  const { title, revision, opening, statements, closing, capacity } = CERTIFICATIONS[kind];
  const t = useTexts(taxSignMessages);
  return (
    <section
      lang="en"
      aria-label={t('sign.sentences')}
      className="grid gap-3 rounded border border-strong bg-sunken p-4 text-13"
    >
      <p className="font-medium">
        {title} ({revision})
      </p>
      {kind === 'w8bene' && (
        <>
          <p>Part XXV, Active NFFE. I certify that:</p>
          <Bullets items={ACTIVE_NFFE} />
        </>
      )}
      <p className="font-medium">{opening}</p>
      <Bullets items={statements} isNumbered={kind === 'w9'} />
      {closing.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {kind === 'w9' && <p>{US_PERSON}</p>}
      {capacity && <p>{capacity}</p>}
    </section>
  );
}

function Bullets({ items, isNumbered = false }: { items: readonly string[]; isNumbered?: boolean }) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={isNumbered ? 'grid list-decimal gap-2 pl-5' : 'grid list-disc gap-2 pl-5'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
