/** '5,000': whole numbers and amounts alike, in both our languages. */
export function groupDigits(number: number | string): string {
  const [whole = '', ...rest] = String(number).split('.');
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','), ...rest].join('.');
}
