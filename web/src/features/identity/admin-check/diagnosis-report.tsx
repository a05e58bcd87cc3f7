import type { ReactNode } from 'react';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { Diagnosis } from './diagnosis.ts';
import { adminCheckMessages } from './messages.ts';

export function DiagnosisReport({ diagnosis }: { diagnosis: Diagnosis }) {
  const t = useTexts(adminCheckMessages);
  const errorText = useErrorText();
  const { email } = diagnosis;
  switch (diagnosis.finding) {
    case 'failed':
      return <Banner tone="danger">{t('failed', { message: errorText(diagnosis.error) })}</Banner>;
    case 'user-missing':
      return <Banner tone="danger">{t('userMissing', { email })}</Banner>;
    case 'profile-missing':
      return (
        <div className="grid gap-4">
          <Banner tone="danger">{t('profileMissing', { email })}</Banner>
          <Facts diagnosis={diagnosis} />
        </div>
      );
    case 'complete':
      return <Facts diagnosis={diagnosis} />;
  }
}

type Found = Extract<Diagnosis, { finding: 'profile-missing' | 'complete' }>;

function Facts({ diagnosis }: { diagnosis: Found }) {
  const t = useTexts(adminCheckMessages);
  const names = useTexts(accountMessages);
  const { emailConfirmedAt } = diagnosis.user;
  return (
    <section className="border-t pt-4">
      <h2 className="break-words text-16">{t('result', { email: diagnosis.email })}</h2>
      <dl className="mt-2 divide-y text-14">
        <DiagnosisFact name={t('confirmedAt')}>
          {emailConfirmedAt ? <DateTime value={emailConfirmedAt} /> : t('unconfirmed')}
        </DiagnosisFact>
        {diagnosis.finding === 'complete' && (
          <>
            <DiagnosisFact name={t('userType')}>{names(`types.${diagnosis.profile.userType}`)}</DiagnosisFact>
            <DiagnosisFact name={t('status')}>{names(`statuses.${diagnosis.profile.status}`)}</DiagnosisFact>
          </>
        )}
      </dl>
    </section>
  );
}

function DiagnosisFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
