import * as z from 'zod';
import { InvoiceListResponse } from '../billing/statements.ts';
import { page, whose } from './exact.ts';

export const InvoicesAsked = z.strictObject({ ...whose, ...page });
export const InvoiceList = InvoiceListResponse;
