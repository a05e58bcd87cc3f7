import { listNumbers } from '@callstead/contract/v1/numbers-endpoints';
import { NUMBER_STATES } from '@callstead/domain/numbers/number-state';
import { useTexts } from '../../../i18n/language.tsx';
import { ListViews } from '../../../session/list-views.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ColumnChooser } from '../../../ui/list/column-chooser.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { numbersMessages } from './messages.ts';
import { useNumberLayout } from './number-list.ts';

export function NumberBar({ address }: { address: ListAddress }) {
  const t = useTexts(numbersMessages);
  const { chooser } = useNumberLayout();
  const states = NUMBER_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <ListBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 100 }}
      views={<ListViews list="numbers" />}
      choices={[{ name: 'state', label: t('columns.state'), any: t('anyState'), options: states }]}
      narrowed={address.valueOf('pool') ? [{ name: 'pool', label: t('poolOf') }] : []}
      tools={
        <>
          <div className="hidden sm:block">
            <ColumnChooser {...chooser} labelOf={(column) => t(`columns.${column}`)} isIcon />
          </div>
          <AsApiRequest endpoint={listNumbers} query={{ state: address.valueOf('state') }} isIcon />
        </>
      }
    />
  );
}
