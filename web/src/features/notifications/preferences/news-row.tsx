import type { NewsPreference } from '@callstead/contract/preferences';
import { MAIL_WISHES, type MailOffer, type MailWish } from '@callstead/domain/notifications/preferences';
import { useTexts } from '../../../i18n/language.tsx';
import { CONTROL_CLASS } from '../../../ui/form/form-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { preferencesMessages } from './messages.ts';

type NewsRowProps = {
  /** What it is about, in people's words. */
  name: string;
  choice: NewsPreference;
  offer: MailOffer;
  onChoose: (choice: NewsPreference) => void;
};

/** A line of the table; a card on a telephone, where each control says itself what it is. */
export function NewsRow({ name, choice, offer, onChoose }: NewsRowProps) {
  const t = useTexts(preferencesMessages);
  const change = (part: Partial<NewsPreference>) => onChoose({ ...choice, ...part });
  return (
    <tr className="border-b text-14 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-3">
      <th scope="row" className="py-1 text-left font-normal max-sm:col-span-2">
        {name}
      </th>
      <td className={CELL}>
        <PhoneLabel>{t('bell')}</PhoneLabel>
        <Switch
          aria-label={t('bellOf', { what: name })}
          checked={choice.bell}
          onChange={(event) => change({ bell: event.target.checked })}
          className={CENTRED}
        />
      </td>
      <td className={CELL}>
        <PhoneLabel>{t('sound')}</PhoneLabel>
        <Switch
          aria-label={t('soundOf', { what: name })}
          checked={choice.bell && choice.sound}
          disabled={!choice.bell}
          onChange={(event) => change({ sound: event.target.checked })}
          className={CENTRED}
        />
      </td>
      <td className="py-1 pl-4 max-sm:col-span-2 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:pl-0">
        <PhoneLabel>{t('mail')}</PhoneLabel>
        <MailChoice
          label={t('mailOf', { what: name })}
          offer={offer}
          wish={choice.mail}
          onWish={(mail) => change({ mail })}
        />
      </td>
    </tr>
  );
}

const CELL = 'max-sm:flex max-sm:items-center max-sm:justify-between';
const CENTRED = 'sm:mx-auto';

function PhoneLabel({ children }: { children: string }) {
  return (
    <span aria-hidden className="text-13 text-muted sm:hidden">
      {children}
    </span>
  );
}

type MailChoiceProps = { label: string; offer: MailOffer; wish: MailWish; onWish: (wish: MailWish) => void };

function MailChoice({ label, offer, wish, onWish }: MailChoiceProps) {
  const t = useTexts(preferencesMessages);
  if (offer === 'none') return <Nothing />;
  if (offer === 'owed') return <span className="text-muted">{t('always')}</span>;
  return (
    <select
      aria-label={label}
      value={wish}
      onChange={(event) => onWish(event.target.value as MailWish)}
      className={`${CONTROL_CLASS} max-sm:w-auto`}
    >
      {MAIL_WISHES.map((each) => (
        <option key={each} value={each}>
          {t(`wishes.${each}`)}
        </option>
      ))}
    </select>
  );
}
