import { useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Fact } from '../../ui/layout/fact.tsx';
import { PrintHeader } from '../../ui/layout/print-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ShortList } from '../../ui/layout/short-list.tsx';
import { ShortLists } from '../../ui/layout/short-list-events.tsx';
import { Step } from '../../ui/layout/step.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { PeriodPicker } from '../../ui/period/period-picker.tsx';
import { usePeriod } from '../../ui/period/use-period.ts';
import { Grid, Shelf, Specimen } from './specimen.tsx';

export function LayoutShelf() {
  return (
    <Shelf title="layout, period">
      <Specimen name="Step">
        <ol className="divide-y">
          <Step number={1} state="done" stateText="done" title="What is done" text="It asks for nothing." />
          <Step number={2} state="waiting" stateText="waiting" title="What waits" text="Somebody else decides." />
          <Step number={3} state="open" stateText="to do" title="What is next" text="With its one action.">
            <TextLink to="#top">Do it</TextLink>
          </Step>
          <Step
            number={4}
            state="putOff"
            stateText="put off"
            title="What was put off"
            text="It can be taken up again."
          />
        </ol>
      </Specimen>
      <Specimen name="Card">
        <Grid>
          <Card>Only content.</Card>
          <Card title="With a title" aside={<TextLink to="#top">All</TextLink>} footer="And a footer">
            Content.
          </Card>
        </Grid>
      </Specimen>
      <Specimen name="PrintHeader">
        <PrintHeader heading="h4" title="Invoice INV-12" badge={<Badge tone="success">Paid</Badge>}>
          <Button variant="secondary">Print</Button>
        </PrintHeader>
      </Specimen>
      <Specimen name="Tabs">
        <SomeTabs />
      </Specimen>
      <Specimen name="Fact: known, not known">
        <dl className="flex flex-wrap gap-6">
          <Fact label="Company">Casa Clara LLC</Fact>
          <Fact label="Website">{null}</Fact>
        </dl>
      </Specimen>
      <Specimen name="ShortList">
        <ShortLists>
          <ShortList items={['Search', 'Social', 'E-mail', 'Radio']} limit={2} moreLabel="All traffic sources" />
        </ShortLists>
      </Specimen>
      <Specimen name="Section">
        <Section heading="h3" title="What happened">
          Content.
        </Section>
      </Specimen>
      <Specimen name="PeriodPicker">
        <SomePeriod />
      </Specimen>
    </Shelf>
  );
}

const TABS = [
  { value: 'replies', label: 'Replies', content: 'What the sender reads.' },
  { value: 'notes', label: 'Notes', content: 'What only admins read.' },
] as const;

function SomeTabs() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('replies');
  return <Tabs label="Answers" tabs={TABS} value={tab} onChange={setTab} />;
}

function SomePeriod() {
  const period = usePeriod();
  return (
    <div className="max-w-xs">
      <PeriodPicker period={period} />
    </div>
  );
}
