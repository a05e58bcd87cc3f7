import { moneyText } from '@callstead/domain/money';
import type { SettingsStore } from './settings.ts';

/** '$1,250.00': an amount in the network's currency. */
export const ownMoney = ({ settings }: { settings: SettingsStore }, cents: number): string =>
  moneyText(cents, settings.of('books').currency);
