import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { DEMO_SEAL_SECRET, findSetting, networkSecret } from '../../db/settings.ts';
import type { Services } from '../../services.ts';
import { openPersonKey } from './person-key.ts';

/** What the network signs, seals and recognizes people with. */
export async function openSecrets(
  db: Db,
  { appSecret, dataDir }: Pick<Config, 'appSecret' | 'dataDir'>,
): Promise<Pick<Services, 'secret' | 'sealSecret' | 'personKey'>> {
  const secret = appSecret ?? (await networkSecret(db));
  const demoSecret = await findSetting(db, DEMO_SEAL_SECRET);
  const sealSecret = demoSecret ?? secret;
  const personKey = await openPersonKey(db, { dataDir, secret: sealSecret, appSecret, demoSecret });
  return { secret, sealSecret, personKey };
}
