import { diagnoseAccount } from '@callstead/contract/identity/accounts-endpoints';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { type Diagnosis, readDiagnosis } from './diagnosis.ts';

export function useDiagnosis() {
  const [diagnosis, setDiagnosis] = useState<Diagnosis | null>(null);
  const diagnose = async (email: string) => {
    try {
      const response = await call(diagnoseAccount, { body: { email } });
      setDiagnosis(readDiagnosis(email, response));
    } catch (error) {
      setDiagnosis({ email, finding: 'failed', error });
    }
  };
  return { diagnosis, diagnose };
}
