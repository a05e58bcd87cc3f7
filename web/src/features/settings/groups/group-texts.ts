import type { SettingGroup, Settings } from '@callstead/contract/settings';

type FieldTexts = { label: string; hint: string };

/** A setting without words does not compile. They stand by room: appearance, money, keeping. */
export type GroupTexts = {
  [Group in SettingGroup]: { title: string; intro: string } & { [Field in keyof Settings[Group]]: FieldTexts };
};
