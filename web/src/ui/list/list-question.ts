/** Where a page begins is no part of a question, nor whose list it is. */
const LEFT_OUT: readonly string[] = ['after', 'before', 'row', 'account'];

/** What a list is asked for, as it is kept under a name: the same question is always written alike. */
export function questionOf(params: URLSearchParams, opened?: string): string {
  const asked = [...params].filter(([name]) => !LEFT_OUT.includes(name) && name !== opened);
  return new URLSearchParams(asked.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}

/** The same account's list, asked that. */
export function withQuestion(params: URLSearchParams, question: string): URLSearchParams {
  const next = new URLSearchParams(question);
  const account = params.get('account');
  if (account) next.set('account', account);
  return next;
}
