import type { ScreenPreferences } from '@callstead/contract/preferences';
import type { UserType } from '@callstead/domain/identity/account';
import type { Density } from '@callstead/domain/identity/screen';
import { ownStartPage, type StartPage } from '@callstead/domain/identity/start-pages';

type ScreenColumns = { start_page: StartPage | null; density: Density | null; live_rail: boolean };

export const presentScreen = (
  userType: UserType,
  { start_page, density, live_rail }: ScreenColumns,
): ScreenPreferences => ({
  startPage: ownStartPage(userType, start_page),
  density,
  liveRail: live_rail,
});
