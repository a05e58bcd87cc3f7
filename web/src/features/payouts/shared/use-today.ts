import { localDate } from '@callstead/domain/zone-clock';
import { useTimeZone } from '../../../ui/format/date-time.tsx';

/** The reader's day. */
export const useToday = (): string => localDate(new Date(), useTimeZone() ?? 'UTC');
