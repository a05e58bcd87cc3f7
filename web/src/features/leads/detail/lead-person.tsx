import type { LeadDetail, LeadPerson as Person } from '@callstead/contract/leads/leads';
import { wordAnswer } from '@callstead/domain/leads/answer-words';
import { Eye } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { PhoneNumber } from '../../../ui/format/phone-number.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { useLookAtLead } from '../shared/api.ts';
import { nameText } from '../shared/lead-badges.tsx';
import { leadsMessages } from '../shared/leads-messages.ts';
import { FACTS_CLASS } from './lead-facts.tsx';
import { leadMessages } from './messages.ts';

/** Who it is, as far as the viewer may know; an admin may look further, and that is written down. */
export function LeadPerson({ lead }: { lead: LeadDetail }) {
  const t = useTexts(leadMessages);
  const look = useLookAtLead(lead.id);
  const person = look.data?.person ?? lead.person;
  return (
    <div className="grid gap-3">
      {person ? (
        <PersonFacts person={person} questions={lead.questions} />
      ) : (
        <p>{t(lead.sight === 'erased' ? 'personErased' : 'personHidden')}</p>
      )}
      {lead.may.look && !look.data && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" size="sm" icon={Eye} disabled={look.isPending} onClick={() => look.mutate()}>
            {t('look')}
          </Button>
          <p className="text-13 text-muted">{t('lookHint')}</p>
        </div>
      )}
      <FailureBanner error={look.error} />
    </div>
  );
}

type PersonFactsProps = { person: Person; questions: LeadDetail['questions'] };

export function PersonFacts({ person, questions }: PersonFactsProps) {
  const t = useTexts(leadsMessages);
  const yesNo = { yes: t('yes'), no: t('no') };
  const questionOf = (name: string) => questions.find((each) => each.name === name);
  return (
    <dl className={FACTS_CLASS}>
      <Fact label={t('columns.name')}>{nameText(person)}</Fact>
      <Fact label={t('columns.phone')}>
        {person.phone && <PhoneNumber value={person.phone} what={t('columns.phone')} />}
      </Fact>
      <Fact label={t('columns.email')}>{person.email}</Fact>
      {Object.entries(person.fields ?? {}).map(([name, answer]) => (
        <Fact key={name} label={questionOf(name)?.label ?? name}>
          {wordAnswer(questionOf(name), answer, yesNo)}
        </Fact>
      ))}
    </dl>
  );
}
