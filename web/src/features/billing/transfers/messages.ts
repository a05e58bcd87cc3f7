import type { TransferState } from '@callstead/domain/transfers/transfer-state';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** Paying in by bank transfer, as an advertiser sees it. */
export const ownTransferMessages = defineMessages({
  en: {
    title: 'Bank transfer',
    text: 'Send ¤¤¤ to this account with your reference in the text. Your balance grows as soon as they have arrived.',
    reference: 'Your reference',
    referenceHint: 'Write it exactly like this: by it we know that the money is yours.',
    bankName: 'Bank',
    holder: 'Holder',
    account: 'Account number or IBAN',
    routing: 'Routing number or BIC',
    announce: {
      title: 'Have you sent one already?',
      amount: 'Amount (¤¤)',
      amountHint: 'For example 1,250.50',
      button: 'It is on its way',
      busy: 'Announcing...',
      done: 'Transfer Announced',
      doneText: 'We look out for {amount}.',
    },
    own: 'Your last transfers',
    states: {
      announced: 'On its way',
      matched: 'In your balance',
      unmatched: 'Under review',
      ignored: 'Not found',
    } satisfies Record<TransferState, string>,
    failed: 'Error loading the transfers: {message}',
  },
  es: {
    title: 'Transferencia bancaria',
    text: 'Envía ¤¤¤ a esta cuenta con tu referencia en el concepto. Tu saldo sube en cuanto lleguen.',
    reference: 'Tu referencia',
    referenceHint: 'Escríbela tal cual: por ella sabemos que el dinero es tuyo.',
    bankName: 'Banco',
    holder: 'Titular',
    account: 'Número de cuenta o IBAN',
    routing: 'Número de ruta o BIC',
    announce: {
      title: '¿Ya enviaste una?',
      amount: 'Monto (¤¤)',
      amountHint: 'Por ejemplo 1,250.50',
      button: 'Está en camino',
      busy: 'Anunciando...',
      done: 'Transferencia Anunciada',
      doneText: 'Estaremos atentos a {amount}.',
    },
    own: 'Tus últimas transferencias',
    states: { announced: 'En camino', matched: 'En tu saldo', unmatched: 'En revisión', ignored: 'No encontrada' },
    failed: 'Error al cargar las transferencias: {message}',
  },
});
