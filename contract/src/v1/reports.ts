import { LANGUAGES } from '@callstead/domain/identity/account';
import * as z from 'zod';
import { ReportExportQuery, ReportQuery } from '../reports/report.ts';
import { exact } from './exact.ts';

/** Of titles and names. */
const language = z.enum(LANGUAGES).default('en');

export const ReportAsked = exact(ReportQuery.omit({ view: true }).extend({ language }));
export const ReportFileAsked = exact(ReportExportQuery.omit({ view: true }).extend({ language }));
