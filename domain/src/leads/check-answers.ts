import { contactOf, type ReadPhone } from './contact.ts';
import type { FormField, LeadForm } from './form.ts';
import { type LeadRequest, type ReadProblem, readLead } from './read-lead.ts';

/** What somebody can be told about an answer before it is sent. */
export type AnswerProblem = ReadProblem['code'] | 'required' | 'phone_invalid' | 'email_invalid';

/** Where the answer to a question stands in a request. */
export const pathOf = ({ kind, name }: Pick<FormField, 'kind' | 'name'>) =>
  kind === 'standard' ? name : `fields.${name}`;

/** By the same reading and the same rules that judge a lead: what passes here is not rejected for its answers. */
export function checkAnswers(
  form: Pick<LeadForm, 'fields'>,
  request: LeadRequest,
  readPhone: ReadPhone,
): ReadonlyMap<string, AnswerProblem> {
  const problems = new Map<string, AnswerProblem>();
  for (const field of form.fields)
    if (field.required && isEmpty(answerTo(request, field))) problems.set(pathOf(field), 'required');
  const read = readLead(form, request);
  if ('problems' in read) for (const { path, code } of read.problems) problems.set(path, code);
  const { phone, email } = request as { phone?: string; email?: string };
  const contact = contactOf({ phone: phone?.trim() || null, email: email?.trim() || null }, readPhone);
  if (!isEmpty(phone) && contact.phone === null) keepFirst(problems, 'phone', 'phone_invalid');
  if (!isEmpty(email) && contact.email === null) keepFirst(problems, 'email', 'email_invalid');
  return problems;
}

const isEmpty = (answer: unknown) => typeof answer !== 'string' || answer.trim() === '';

const answerTo = (request: LeadRequest, { kind, name }: FormField): unknown =>
  kind === 'standard' ? request[name] : (request.fields as Record<string, unknown> | undefined)?.[name];

function keepFirst(problems: Map<string, AnswerProblem>, path: string, problem: AnswerProblem): void {
  if (!problems.has(path)) problems.set(path, problem);
}
