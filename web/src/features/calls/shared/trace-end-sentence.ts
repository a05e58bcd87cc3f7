import type { Billing } from '@callstead/domain/calls/call';
import type { EndFacts } from '@callstead/domain/calls/end-rules';
import type { AttributedBy } from '@callstead/domain/numbers/attributed-by';
import type { LineVerdict } from '@callstead/domain/settling/call-rules';
import type { textsIn } from '../../../i18n/language.tsx';
import { clockText } from '../../../ui/format/seconds.tsx';
import type { traceEndMessages } from './trace-end-messages.ts';

export type EndTexts = ReturnType<typeof textsIn<(typeof traceEndMessages)['en']>>;

const MINUTE_SECONDS = 60;

/** What the lines after those of its arrival carry. */
type FactsAtEnd = {
  decided: null;
  attributed: { by: AttributedBy };
  answered: EndFacts['answered'] & { isLost: boolean };
  duplicate_billed: EndFacts['duplicate_billed'] & { ofCallId: string | null };
  talk_time: EndFacts['talk_time'];
  conversion: null;
  billed: { billing: Billing; isTest: boolean; isUnpaid: boolean };
};
type RuleAtEnd = keyof FactsAtEnd;
type SentenceAtEnd<R extends RuleAtEnd> = (
  told: { verdict: SpokenVerdict; facts: FactsAtEnd[R] | null },
  t: EndTexts,
) => string;

export type SpokenVerdict = Exclude<LineVerdict, 'not_reached'>;

export const isEndRule = (rule: string): rule is RuleAtEnd => Object.hasOwn(SENTENCES, rule);

type ToldAtEnd = { rule: RuleAtEnd; verdict: SpokenVerdict; facts: object | null };

/** One rule's verdict about the call's end or its charge. */
export function endSentence(told: ToldAtEnd, t: EndTexts): string {
  return (SENTENCES[told.rule] as SentenceAtEnd<RuleAtEnd>)(told as never, t);
}

const SENTENCES: { [R in RuleAtEnd]: SentenceAtEnd<R> } = {
  decided: ({ verdict }, t) => t(`decided.${verdict === 'refuse' ? 'refuse' : 'pass'}`),
  attributed: ({ facts }, t) => t(`attributed.${facts?.by ?? 'fixed'}`),
  answered: ({ verdict, facts }, t) => {
    const status = facts?.status ?? 'failed';
    if (verdict === 'pass' || status === 'completed') return t('answered.pass');
    return t(`answered.${status === 'failed' && facts?.isLost ? 'lost' : status}`);
  },
  duplicate_billed: ({ verdict, facts }, t) => {
    if (verdict !== 'refuse') return t(`duplicate_billed.${verdict === 'pass' ? 'pass' : 'skip'}`);
    const days = String(facts?.windowDays ?? 0);
    const call = facts?.ofCallId;
    return call ? t('duplicate_billed.refuse', { call, days }) : t('duplicate_billed.refuseHidden', { days });
  },
  talk_time: talkSentence,
  conversion: ({ verdict }, t) => t(`conversion.${verdict === 'refuse' ? 'pending' : verdict}`),
  billed: ({ facts }, t) => {
    if (facts?.isUnpaid) return t('billed.unpaid');
    return t(`billed.${facts?.isTest ? 'test' : (facts?.billing ?? 'none')}`);
  },
};

function talkSentence(
  { verdict, facts }: { verdict: SpokenVerdict; facts: EndFacts['talk_time'] | null },
  t: EndTexts,
): string {
  const { talkSeconds, minimumSeconds } = facts ?? { talkSeconds: 0, minimumSeconds: 0 };
  const talked = clockText(talkSeconds);
  if (minimumSeconds === 0 && verdict !== 'refuse') return t('talk_time.passAny', { talked });
  const minimum = clockText(minimumSeconds);
  if (verdict !== 'refuse') return t('talk_time.pass', { talked, minimum });
  const short = Math.max(0, minimumSeconds - talkSeconds);
  const missing = short < MINUTE_SECONDS ? t('missing', { seconds: String(short) }) : clockText(short);
  return t('talk_time.refuse', { talked, minimum, missing });
}
