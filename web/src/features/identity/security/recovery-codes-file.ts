/** The text people keep: whose codes they are and since when, then one code a line. */
export function recoveryCodesFile(file: {
  title: string;
  hint: string;
  date: string;
  codes: readonly string[];
}): string {
  return [file.title, file.date, '', ...file.codes, '', file.hint, ''].join('\n');
}
