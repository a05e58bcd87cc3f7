import type { CallDetail, CallWay as Way } from '@callstead/contract/calls/calls';
import { SUB_PARAMETERS } from '@callstead/domain/clicks/click-parameters';
import type { ReactNode } from 'react';
import { clickMessages } from '../../../i18n/click-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { PhoneNumber } from '../../../ui/format/phone-number.tsx';
import { callDetailMessages } from '../shared/call-detail-messages.ts';
import { callsMessages } from '../shared/calls-messages.ts';
import { wayMessages } from './way-messages.ts';

type WayProps = { call: CallDetail; way: Way };

/** Click, page, number, call, strung along one line; what is not known is not drawn. */
export function CallWay({ call, way }: WayProps) {
  const t = useTexts(wayMessages);
  const title = useTexts(callDetailMessages)('way');
  const hasSubs = SUB_PARAMETERS.some((name) => call[name] !== null);
  const isTold = way.page !== null || (hasSubs && way.click === null);
  return (
    <ol aria-label={title} className="relative ml-1 grid gap-4 border-strong border-l">
      {way.click && (
        <Step title={t('click')} at={way.click.at}>
          <Click click={way.click} />
          <Subs call={call} />
        </Step>
      )}
      {isTold && (
        <Step title={t('page')}>
          {way.page && <Page page={way.page} />}
          {!way.click && <Subs call={call} />}
        </Step>
      )}
      <Step title={t('number')}>
        <Dialled call={call} number={way.number} />
      </Step>
      <Step title={t('call')} at={call.arrivedAt} />
    </ol>
  );
}

function Step({ title, at, children }: { title: string; at?: string; children?: ReactNode }) {
  return (
    <li className="relative grid min-w-0 gap-1 pl-5">
      <span
        aria-hidden
        className="-left-[5px] absolute top-1.5 size-[9px] rounded-full bg-primary ring-2 ring-surface"
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{title}</span>
        {at && (
          <span className="text-13 text-muted">
            <DateTime value={at} />
          </span>
        )}
      </p>
      {children}
    </li>
  );
}

function Click({ click }: { click: NonNullable<Way['click']> }) {
  const t = useTexts(wayMessages);
  const words = useTexts(clickMessages);
  const place = [click.state, click.country].filter(Boolean).join(', ');
  return (
    <>
      <p className="wrap-anywhere flex items-center gap-1 font-mono text-13">
        {click.id}
        <CopyButton value={click.id} what={t('clickId')} />
      </p>
      {click.link && <p className="wrap-anywhere text-13">{t('link', { link: click.link })}</p>}
      <p className="text-13 text-muted">
        {[click.verdict && words(`verdicts.${click.verdict}`), place].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

function Page({ page: { address, referrerHost, utm } }: { page: NonNullable<Way['page']> }) {
  const t = useTexts(wayMessages);
  return (
    <>
      {address && <p className="wrap-anywhere text-13">{address}</p>}
      {referrerHost && <p className="wrap-anywhere text-13 text-muted">{t('from', { host: referrerHost })}</p>}
      {utm.length > 0 && <Said said={utm.map(({ name, value }) => ({ label: name, value }))} />}
    </>
  );
}

function Subs({ call }: { call: CallDetail }) {
  const t = useTexts(callsMessages);
  const said = SUB_PARAMETERS.flatMap((name) => {
    const value = call[name];
    return value === null ? [] : [{ label: t(`columns.${name}`), value }];
  });
  return said.length > 0 ? <Said said={said} /> : null;
}

function Said({ said }: { said: readonly { label: string; value: string }[] }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-13">
      {said.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 gap-1.5">
          <dt className="whitespace-nowrap text-muted">{label}</dt>
          <dd className="wrap-anywhere min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Dialled({ call, number: { by, from, until } }: { call: CallDetail; number: Way['number'] }) {
  const t = useTexts(wayMessages);
  return (
    <>
      <PhoneNumber value={call.number} what={t('number')} />
      <p className="text-13 text-muted">{t(`numbers.${by}`)}</p>
      {from && until && (
        <p className="text-13 text-muted">
          {t('lent')}: <DateTime value={from} /> – <DateTime value={until} />
        </p>
      )}
    </>
  );
}
