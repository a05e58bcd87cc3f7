import type { RechargeStop } from '@callstead/domain/payments/auto-recharge';
import type { MailTextsOf } from '../../mail/mail-texts.ts';

type PaymentMails = {
  'auto-recharge-stopped': { name: string; amount: string; because: RechargeStop; link: string };
  'chargeback-opened': { name: string; amount: string; link: string };
  'balance-below-floor': { name: string; balance: string; paused: number; link: string };
  'advertiser-below-floor': { name: string; advertiser: string; balance: string; paused: number; link: string };
  'payment-unbooked': { name: string; amount: string; hasLeft: boolean; ref: string; link: string };
};

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends PaymentMails {}
}

const STOPPED: Record<'en' | 'es', Record<RechargeStop, (amount: string) => string>> = {
  en: {
    declined: (amount) => `We tried to recharge your balance with ${amount}, and your bank declined it.`,
    canceled: (amount) => `The recharge of ${amount} did not come about.`,
    method_removed: () => 'The card or bank account it charged was removed.',
    disputed: () => 'A payment with the card or bank account it charges was disputed at the bank.',
  },
  es: {
    declined: (amount) => `Intentamos recargar tu saldo con ${amount} y tu banco lo rechazó.`,
    canceled: (amount) => `La recarga de ${amount} no llegó a hacerse.`,
    method_removed: () => 'Se quitó la tarjeta o cuenta bancaria que usaba.',
    disputed: () => 'Se disputó en el banco un pago con la tarjeta o cuenta bancaria que usa.',
  },
};

const pausedEn = (paused: number) => (paused === 1 ? '1 campaign was paused.' : `${paused} campaigns were paused.`);
const pausedEs = (paused: number) => (paused === 1 ? 'Se pausó 1 campaña.' : `Se pausaron ${paused} campañas.`);

export const paymentMailTexts: MailTextsOf<PaymentMails> = {
  en: {
    'auto-recharge-stopped': ({ amount, because, link }, network) => ({
      subject: `Your automatic recharge at ${network} has stopped`,
      preheader: 'It goes on only when you switch it on again.',
      before: [
        STOPPED.en[because](amount),
        'So that nothing is charged over and over, the automatic recharge is off until you switch it on again.',
        'While your balance is too low, calls to your campaigns are not connected.',
      ],
      actions: [{ label: 'Open Billing', link }],
      after: [],
    }),
    'chargeback-opened': ({ amount, link }, network) => ({
      subject: `${network}: your bank disputes a payment of ${amount}`,
      preheader: 'The amount leaves your balance when the bank takes it.',
      before: [
        `Your bank tells us that a payment of ${amount} to ${network} is disputed.`,
        'When the bank takes the money back, it leaves your balance. If the dispute is decided for us, it returns.',
        'If this is a mistake, ask your bank to withdraw the dispute, or write to us.',
      ],
      actions: [{ label: 'Open Billing', link }],
      after: [],
    }),
    'balance-below-floor': ({ balance, paused, link }, network) => ({
      subject: `Your ${network} balance is below its limit`,
      preheader: 'Your campaigns are paused until it is covered.',
      before: [
        `Your balance is ${balance}, which is less than your account may owe. ${pausedEn(paused)}`,
        'Add funds, then resume your campaigns: no call is connected until then.',
      ],
      actions: [{ label: 'Add funds', link }],
      after: [],
    }),
    'advertiser-below-floor': ({ advertiser, balance, paused, link }, network) => ({
      subject: `${network}: ${advertiser} is below its limit`,
      preheader: `The balance is ${balance}.`,
      before: [`The balance of ${advertiser} is ${balance}, below what the account may owe. ${pausedEn(paused)}`],
      actions: [{ label: 'Open Money', link }],
      after: [],
    }),
    'payment-unbooked': ({ amount, hasLeft, ref, link }, network) => ({
      subject: hasLeft
        ? `${network}: ${amount} left the gateway and was not booked`
        : `${network}: a payment of ${amount} was not booked`,
      preheader: 'It needs somebody to look at it.',
      before: hasLeft
        ? [
            `${amount} (${ref}) left the payment gateway, and nobody asked for it here, so it was not booked.`,
            'Look at it there, and record it as a withdrawal if it is right.',
          ]
        : [
            `The payment gateway holds ${amount} (${ref}) that fits no payment we asked for, so it was booked for nobody.`,
            'Look at it there, and refund it or record it by hand.',
          ],
      actions: [{ label: 'Open Money', link }],
      after: [],
    }),
  },
  es: {
    'auto-recharge-stopped': ({ amount, because, link }, network) => ({
      subject: `Tu recarga automática de ${network} se ha detenido`,
      preheader: 'Sigue solo cuando la actives de nuevo.',
      before: [
        STOPPED.es[because](amount),
        'Para que no se cobre una y otra vez, la recarga automática queda apagada hasta que la actives de nuevo.',
        'Mientras tu saldo sea demasiado bajo, las llamadas a tus campañas no se conectan.',
      ],
      actions: [{ label: 'Abrir Facturación', link }],
      after: [],
    }),
    'chargeback-opened': ({ amount, link }, network) => ({
      subject: `${network}: tu banco disputa un pago de ${amount}`,
      preheader: 'El monto sale de tu saldo cuando el banco lo retira.',
      before: [
        `Tu banco nos dice que un pago de ${amount} a ${network} está en disputa.`,
        'Cuando el banco retira el dinero, sale de tu saldo. Si la disputa se decide a nuestro favor, vuelve.',
        'Si es un error, pide a tu banco que retire la disputa o escríbenos.',
      ],
      actions: [{ label: 'Abrir Facturación', link }],
      after: [],
    }),
    'balance-below-floor': ({ balance, paused, link }, network) => ({
      subject: `Tu saldo de ${network} está por debajo de su límite`,
      preheader: 'Tus campañas están en pausa hasta que se cubra.',
      before: [
        `Tu saldo es ${balance}, menos de lo que tu cuenta puede deber. ${pausedEs(paused)}`,
        'Añade fondos y después reanuda tus campañas: hasta entonces no se conecta ninguna llamada.',
      ],
      actions: [{ label: 'Añadir Fondos', link }],
      after: [],
    }),
    'advertiser-below-floor': ({ advertiser, balance, paused, link }, network) => ({
      subject: `${network}: ${advertiser} está por debajo de su límite`,
      preheader: `El saldo es ${balance}.`,
      before: [
        `El saldo de ${advertiser} es ${balance}, por debajo de lo que la cuenta puede deber. ${pausedEs(paused)}`,
      ],
      actions: [{ label: 'Abrir Dinero', link }],
      after: [],
    }),
    'payment-unbooked': ({ amount, hasLeft, ref, link }, network) => ({
      subject: hasLeft
        ? `${network}: ${amount} que salieron de la pasarela no se han contabilizado`
        : `${network}: un pago de ${amount} no se ha contabilizado`,
      preheader: 'Alguien tiene que mirarlo.',
      before: hasLeft
        ? [
            `Salieron ${amount} (${ref}) de la pasarela de pago sin que nadie lo pidiera aquí, así que no se han contabilizado.`,
            'Míralo allí y, si es correcto, regístralo como retiro.',
          ]
        : [
            `La pasarela de pago tiene ${amount} (${ref}) que no corresponde a ningún pago pedido, así que no se ha contabilizado para nadie.`,
            'Míralo allí y devuélvelo, o regístralo a mano.',
          ],
      actions: [{ label: 'Abrir Dinero', link }],
      after: [],
    }),
  },
};
