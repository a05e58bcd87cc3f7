/** What in an answer means that the lead was accepted. */
export const ACCEPT_BY = ['status', 'text', 'json'] as const;
export type AcceptBy = (typeof ACCEPT_BY)[number];

export type AcceptRule = {
  /** A status of success is asked for in any case. */
  by: AcceptBy;
  /** What the answer holds; of JSON: what stands at `path`, several values separated by commas. */
  text: string;
  /** `result.status`, `leads.0.state` */
  path: string;
  /** Where in a JSON answer its reason stands; empty: nowhere. */
  reasonPath: string;
};

export const BY_STATUS: AcceptRule = { by: 'status', text: '', path: '', reasonPath: '' };

/** `failed`: it says nothing about the lead, and is asked again. */
export type Judgement = { verdict: 'accepted' | 'refused' | 'failed' | 'unclear'; reason: string | null };

const LONGEST_REASON = 200;
/** Somebody read the lead and does not want it. Any other failure may be over in a while. */
const REFUSING = new Set([400, 409, 422]);

export function judgeAnswer(rule: AcceptRule, { status, body }: { status: number; body: string }): Judgement {
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess && !REFUSING.has(status)) return { verdict: 'failed', reason: null };
  const parsed = rule.by === 'json' || rule.reasonPath !== '' ? parse(body) : undefined;
  const reason = rule.reasonPath === '' ? null : textAt(parsed?.value, rule.reasonPath);
  if (!isSuccess) return { verdict: 'refused', reason };
  if (rule.by === 'json' && !parsed) return { verdict: 'unclear', reason: null };
  return holds(rule, body, parsed?.value) ? { verdict: 'accepted', reason: null } : { verdict: 'refused', reason };
}

function holds({ by, text, path }: AcceptRule, body: string, value: unknown): boolean {
  if (by === 'status') return true;
  if (by === 'text') return body.toLowerCase().includes(text.toLowerCase());
  const found = textAt(value, path)?.toLowerCase();
  return found !== undefined && text.split(',').some((each) => each.trim().toLowerCase() === found);
}

function parse(body: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) };
  } catch {
    return undefined;
  }
}

/** Null: nothing stands there that could be read as a text. */
function textAt(value: unknown, path: string): string | null {
  const found = path.split('.').reduce<unknown>((at, name) => {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    return (at as Record<string, unknown>)[name];
  }, value);
  const isText = typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean';
  return isText ? String(found).slice(0, LONGEST_REASON) : null;
}
