import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { Age } from '../../ui/format/age.tsx';
import { CalendarDay } from '../../ui/format/calendar-day.tsx';
import { CodeBlock } from '../../ui/format/code-block.tsx';
import { DateTime, StackedDateTime } from '../../ui/format/date-time.tsx';
import { IdText } from '../../ui/format/id-text.tsx';
import { Money } from '../../ui/format/money.tsx';
import { Nothing } from '../../ui/format/nothing.tsx';
import { OpenNow } from '../../ui/format/open-now.tsx';
import { OpenUntil } from '../../ui/format/open-until.tsx';
import { PhoneNumber } from '../../ui/format/phone-number.tsx';
import { RelativeTime } from '../../ui/format/relative-time.tsx';
import { Seconds } from '../../ui/format/seconds.tsx';
import { SignedMoney } from '../../ui/format/signed-money.tsx';
import { Row, Shelf, Specimen } from './specimen.tsx';

const MOMENT = '2026-03-01T17:30:00.000Z';
type Hours = OfferDetail['hours'];
const everyDay = (day: Hours['week'][0]): Hours => ({
  zone: 'America/New_York',
  week: [day, day, day, day, day, day, day],
});
const ALWAYS = everyDay([{ from: 0, to: 24 * 60 }]);
const NEVER = everyDay([]);

export function FormatShelf() {
  return (
    <Shelf title="format">
      <Specimen name="DateTime, StackedDateTime, RelativeTime, CalendarDay">
        <Row>
          <DateTime value={MOMENT} />
          <DateTime value={MOMENT} only="date" />
          <DateTime value={MOMENT} only="time" />
          <StackedDateTime value={MOMENT} />
          <RelativeTime value={MOMENT} />
          <CalendarDay day="2026-03-01" />
        </Row>
      </Specimen>
      <Specimen name="Money: moved, zero, given back, none; SignedMoney; Seconds; Nothing">
        <Row>
          <Money cents={4550} />
          <Money cents={0} />
          <Money cents={4550} isGivenBack />
          <Money cents={null} />
          <SignedMoney cents={4550} />
          <SignedMoney cents={-4550} />
          <Seconds value={214} />
          <Nothing />
        </Row>
      </Specimen>
      <Specimen name="PhoneNumber: whole, masked; OpenNow, OpenUntil">
        <Row>
          <PhoneNumber value="+13055550142" what="number" />
          <PhoneNumber value="+1 (305) 555-••42" what="number" />
          <OpenNow hours={ALWAYS} />
          <OpenNow hours={NEVER} />
          <OpenUntil hours={everyDay([{ from: 540, to: 1080 }])} />
        </Row>
      </Specimen>
      <Specimen name="Age: new, too long">
        <Row>
          <Age since="2999-01-01T00:00:00.000Z" />
          <Age since={MOMENT} />
        </Row>
      </Specimen>
      <Specimen name="CodeBlock, IdText">
        <CodeBlock value="https://callstead.example/v1/postback?click_id=clk_1" what="address" />
        <IdText value="clk_01J8ZQ" what="click id" />
      </Specimen>
    </Shelf>
  );
}
