import type { CallView } from '@callstead/domain/calls/call-view';
import type { Language } from '@callstead/domain/identity/account';
import { daysOf, FIRST_DAY, momentsOf, readChoice } from '@callstead/domain/reports/period';
import { localDate } from '@callstead/domain/zone-clock';
import { ReportExportQuery } from './report.ts';

/** Who looks, by which clock. */
type Reader = { panel: CallView; language: Language; zone: string; now: Date };

/** What the report page asks for when its address says nothing. */
const BY_DEFAULT = { period: 'last30', by: 'campaign' } as const;

/** What the parameters of the page's address ask for now: 'the last 30 days' are those before `now`. A mangled one is none. */
export function readViewQuestion(question: Readonly<Record<string, string>>, reader: Reader): ReportExportQuery {
  const { panel: view, language, zone, now } = reader;
  const today = localDate(now, zone);
  const choice = readChoice({ get: (name) => question[name] ?? null }, today, BY_DEFAULT.period);
  const span = momentsOf(daysOf(choice, today) ?? { first: FIRST_DAY, last: today }, zone);
  const asked = { by: BY_DEFAULT.by, ...readable(question) };
  return ReportExportQuery.parse({ ...asked, ...span, view, language, zone });
}

function readable(question: Readonly<Record<string, string>>): Record<string, string> {
  const shapes = Object.entries(ReportExportQuery.shape);
  const good = shapes.flatMap(([name, shape]) => {
    const written = question[name];
    return written !== undefined && shape.safeParse(written).success ? [[name, written] as const] : [];
  });
  return Object.fromEntries(good);
}
