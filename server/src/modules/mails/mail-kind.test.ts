import { CHOSEN_MAIL_KINDS } from '@callstead/domain/notifications/preferences';
import { SALE_KINDS } from '@callstead/domain/sale-kind';
import { expect, test } from 'vitest';
import { MAIL_KIND } from './mail-kind.ts';

test('every mail somebody may do without is about a kind they are asked about, and the other way round', () => {
  const kinds = Object.values(MAIL_KIND).flatMap((kind) =>
    typeof kind === 'function' ? SALE_KINDS.map((of) => (kind as (values: object) => string)({ of })) : kind,
  );
  expect([...new Set(kinds)].toSorted()).toEqual(CHOSEN_MAIL_KINDS.toSorted());
});
