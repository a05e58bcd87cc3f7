import type { Billing } from '@callstead/domain/calls/call';
import type { DisputeSide } from '@callstead/domain/disputes/dispute';
import type { SaleEntryKind } from '@callstead/domain/ledger/entry';
import { defineMessages } from './define-messages.ts';

/** What a call and a conversion have in common once they are sold: a dispute about it, and its lines in the books. */
export const saleMessages = defineMessages({
  en: {
    disputedBy: 'Disputed by {name}',
    disputedByAdvertiser: 'The advertiser disputes it',
    decidedBy: 'Decided by {name}',
    decided: 'Decision of the network',
    saidLast: {
      advertiser: 'Said last by the advertiser',
      publisher: 'Said last by the publisher',
      admin: 'Said last by the network',
    } satisfies Record<DisputeSide, string>,
    leadBillings: {
      none: 'Not charged',
      held: 'Held',
      approved: 'Approved',
      paid: 'Paid',
      disputed: 'Returned',
      refused: 'Refused',
      review: 'In review',
    } satisfies Record<Billing, string>,
    entryKinds: {
      reserve: 'Reservation',
      released: 'Reservation given back',
      approved: 'Approval',
      refused: 'Refusal',
      repriced: 'Correction',
      put_back: 'Put back',
    } satisfies Record<Exclude<SaleEntryKind, 'qualified'>, string>,
    sides: {
      balance: 'Balance',
      reserved: 'Reserved',
      held: 'Held',
      payable: 'Payable',
      paying: 'Being paid',
      revenue: 'Network’s revenue',
      gateway: 'Payment gateway',
      adjustments: 'Adjustments',
      fees: 'Fees',
      network: 'Network',
    },
  },
  es: {
    disputedBy: 'Disputada por {name}',
    disputedByAdvertiser: 'El anunciante la disputa',
    decidedBy: 'Decidida por {name}',
    decided: 'Decisión de la red',
    saidLast: {
      advertiser: 'Lo último, del anunciante',
      publisher: 'Lo último, del editor',
      admin: 'Lo último, de la red',
    },
    leadBillings: {
      none: 'No se cobra',
      held: 'Retenido',
      approved: 'Aprobado',
      paid: 'Pagado',
      disputed: 'Devuelto',
      refused: 'Rechazado',
      review: 'En revisión',
    },
    entryKinds: {
      reserve: 'Reserva',
      released: 'Reserva devuelta',
      approved: 'Aprobación',
      refused: 'Rechazo',
      repriced: 'Corrección',
      put_back: 'Reposición',
    },
    sides: {
      balance: 'Saldo',
      reserved: 'Reservado',
      held: 'Retenido',
      payable: 'Por pagar',
      paying: 'En pago',
      revenue: 'Ingresos de la red',
      gateway: 'Pasarela de pago',
      adjustments: 'Ajustes',
      fees: 'Comisiones',
      network: 'Red',
    },
  },
});
