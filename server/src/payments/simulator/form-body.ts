export type FormValue = string | FormFields;
export type FormFields = { [name: string]: FormValue };

/** Deeper than anything Stripe takes. */
const MOST_LEVELS = 8;

/** Stripe's way of writing nested values: `metadata[paymentId]=…&expand[0]=…`. A list has its positions for names. */
export function parseForm(text: string): FormFields {
  const fields: FormFields = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split('[').map((part) => part.replace(/\]$/, ''));
    if (path.length <= MOST_LEVELS) put(fields, path, value);
  }
  return fields;
}

function put(fields: FormFields, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    fields[name] = value;
    return;
  }
  const found = fields[name];
  const inner: FormFields = typeof found === 'object' ? found : Object.create(null);
  fields[name] = inner;
  put(inner, rest, value);
}

export const listOf = (value: FormValue | undefined): FormValue[] =>
  typeof value === 'object' ? Object.values(value) : [];
