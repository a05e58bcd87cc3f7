import * as z from 'zod';
import { Email, optional, Phone, paragraph, requiredLine, SolvedCaptcha, said } from './text.ts';

export const ContactRequest = z.object({
  name: requiredLine(),
  email: Email,
  phone: optional(Phone),
  company: optional(requiredLine()),
  subject: requiredLine(),
  message: paragraph().min(1, said('required')),
  captchaId: SolvedCaptcha,
});
export type ContactRequest = z.infer<typeof ContactRequest>;
