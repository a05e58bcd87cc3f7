import type { SearchKind } from '@callstead/domain/search/read-search';
import { ClipboardList, Hash, LifeBuoy, Megaphone, Phone, ReceiptText, UserRound } from 'lucide';
import type { IconType } from '../../../ui/brand/icon.tsx';

export const KIND_ICONS: Record<SearchKind, IconType> = {
  call: Phone,
  lead: ClipboardList,
  number: Hash,
  account: UserRound,
  campaign: Megaphone,
  invoice: ReceiptText,
  ticket: LifeBuoy,
};
