import type { AuditEntry } from '@callstead/contract/audit';
import { type FactName, factKind } from '@callstead/domain/audit/audit-facts';
import { CAMPAIGN_PARTS, type CampaignPart } from '@callstead/domain/campaigns/changed-parts';
import { useTexts } from '../../../i18n/language.tsx';
import { type AuditChange, changesOf } from './changes.ts';
import { factMessages } from './fact-messages.ts';
import { useFactText } from './fact-text.ts';

type Kept = Readonly<Record<string, unknown>> | null;

/** The campaigns' own words for what they agree. */
export type PartWords = {
  nameOf: (part: CampaignPart) => string;
  textOf: (part: Exclude<CampaignPart, 'texts'>, kept: Kept) => string | undefined;
  textsOf: (kept: Kept) => { name: string; text: string }[];
};

/** A change as it is read; without `before` it is only what is now, or was at the end. */
export type ToldChange = { name: string; before: string | undefined; after: string };

/** Everything an entry says, field by field, in the reader's words. */
export function useToldChanges(parts: PartWords): (entry: AuditEntry) => ToldChange[] {
  const t = useTexts(factMessages);
  const factText = useFactText();
  const textOf = (entry: AuditEntry, field: string, kept: Kept): string => {
    const kind = factKind(entry.action, field);
    if (!kind) return t('otherShape');
    if (kind !== 'campaignPart') return factText(kind, kept?.[field]) ?? t('otherShape');
    return parts.textOf(field as Exclude<CampaignPart, 'texts'>, kept) ?? t('otherShape');
  };
  const nameOf = (entry: AuditEntry, field: string): string => {
    const kind = factKind(entry.action, field);
    if (!kind) return t('otherFact');
    const part = kind === 'campaignPart' && CAMPAIGN_PARTS.find((each) => each === field);
    return part ? parts.nameOf(part) : t(`facts.${field as Exclude<FactName, CampaignPart>}`);
  };
  const told = (entry: AuditEntry, { field, before, after }: AuditChange): ToldChange[] => {
    if (field === 'texts') return toldTexts(parts.textsOf(entry.before), parts.textsOf(entry.after));
    const sides = { before: () => textOf(entry, field, entry.before), after: () => textOf(entry, field, entry.after) };
    const isOneSided = before === undefined || after === undefined;
    const name = nameOf(entry, field);
    if (isOneSided) return [{ name, before: undefined, after: after === undefined ? sides.before() : sides.after() }];
    return [{ name, before: sides.before(), after: sides.after() }];
  };
  return (entry) => changesOf(entry).flatMap((change) => told(entry, change));
}

type NamedText = { name: string; text: string };

function toldTexts(before: NamedText[], after: NamedText[]): ToldChange[] {
  return after
    .map(({ name, text }) => ({ name, before: before.find((each) => each.name === name)?.text, after: text }))
    .filter((change) => change.before !== change.after);
}
