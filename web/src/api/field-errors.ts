import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-error.ts';

/** What only the server could tell lands on the field it is about. */
export function showFieldErrors<Fields extends FieldValues, Context, Output>(
  form: UseFormReturn<Fields, Context, Output>,
  error: unknown,
): void {
  const fields = error instanceof ApiError ? (error.problem?.fields ?? {}) : {};
  for (const [index, [name, message]] of Object.entries(fields).entries()) {
    form.setError(name as FieldPath<Fields>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}
