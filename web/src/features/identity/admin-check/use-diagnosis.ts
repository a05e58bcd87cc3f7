import type { DiagnoseAccountResponse } from '@callstead/contract/identity/identity';
import { useState } from 'react';
import { request } from '../../../api/request.ts';
import { type Diagnosis, readDiagnosis } from './diagnosis.ts';

export function useDiagnosis() {
  const [diagnosis, setDiagnosis] = useState<Diagnosis | null>(null);
  const diagnose = async (email: string) => {
    try {
      const response = await request<DiagnoseAccountResponse>('POST', '/admin/account-diagnoses', { email });
      setDiagnosis(readDiagnosis(email, response));
    } catch (error) {
      setDiagnosis({ email, finding: 'failed', error });
    }
  };
  return { diagnosis, diagnose };
}
