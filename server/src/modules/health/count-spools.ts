import { countSpool, type SpoolCount } from '../../spool/spool.ts';
import { carrierSpoolFolder } from '../carrier/carrier-spool.ts';
import { clickSpoolFolder } from '../clicks/click-spool.ts';

/** Of callbacks and of clicks. */
export async function countSpools(dataDir: string): Promise<SpoolCount> {
  const [callbacks, clicks] = [
    await countSpool(carrierSpoolFolder(dataDir)),
    await countSpool(clickSpoolFolder(dataDir)),
  ];
  return { waiting: callbacks.waiting + clicks.waiting, rejected: callbacks.rejected + clicks.rejected };
}
