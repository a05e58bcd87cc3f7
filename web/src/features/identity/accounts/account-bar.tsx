import { ACCOUNT_STATUSES } from '@callstead/domain/identity/account';
import { type AccountScope, TYPES_IN_SCOPE } from '@callstead/domain/identity/account-scope';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ListViews } from '../../../session/list-views.tsx';
import { ColumnChooser } from '../../../ui/list/column-chooser.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { accountsMessages } from './messages.ts';
import { useAccountLayout } from './use-account-layout.ts';
import type { AccountList } from './use-account-list.ts';

export function AccountBar({ scope, list: { address, period } }: { scope: AccountScope; list: AccountList }) {
  const t = useTexts(accountsMessages);
  const words = useTexts(accountMessages);
  const { chooser } = useAccountLayout(scope);
  const statuses = ACCOUNT_STATUSES.map((status) => ({ value: status, label: words(`statuses.${status}`) }));
  const types = TYPES_IN_SCOPE[scope].map((type) => ({ value: type, label: words(`types.${type}`) }));
  const byType = { name: 'type', label: t('columns.type'), any: t('anyType'), options: types };
  return (
    <ListBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 200 }}
      views={<ListViews list={scope} opened="detail" />}
      period={<PeriodPicker period={period} isOneLine />}
      choices={[
        { name: 'status', label: t('columns.status'), any: t('anyStatus'), options: statuses },
        ...(types.length > 1 ? [byType] : []),
      ]}
      tools={
        <div className="hidden sm:block">
          <ColumnChooser {...chooser} labelOf={(column) => t(`columns.${column}`)} isIcon />
        </div>
      }
    />
  );
}
