import type { TermSchedule } from '@callstead/domain/payouts/payout-run';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** When a publisher is paid, and whether their payouts are on hold; for admins only. */
export const termsMessages = defineMessages({
  en: {
    title: 'Payout terms',
    titleOf: 'Payout terms of {name}',
    text: 'They count from the next run on; what is approved already stays as it is.',
    schedule: 'When they are paid',
    schedules: {
      monthly: 'On the 1st of each month',
      weekly: 'Every Monday',
      net: 'Every Monday, sales that are some days old',
    } satisfies Record<TermSchedule, string>,
    said: {
      monthly: 'Paid on the 1st of each month.',
      weekly: 'Paid every Monday.',
      net: 'Paid every Monday, sales that are {days} days old.',
    } satisfies Record<TermSchedule, string>,
    netDays: 'Days',
    netDaysHint: 'From 1 to 90, counted from the call.',
    hold: 'Keep their payouts on hold',
    holdHint: 'What they earn adds up, and nothing is paid until you lift it.',
    onHold: 'On hold',
    reason: 'Reason',
    reasonHint: 'Admins read it in every run, and so does the audit log. The publisher only reads that it is on hold.',
    changed: 'Changed by {name}',
    change: 'Change terms',
    save: 'Save terms',
    done: 'Payout Terms Saved',
    failed: 'Error loading the payout terms: {message}',
    loading: 'Loading the terms…',
  },
  es: {
    title: 'Condiciones de pago',
    titleOf: 'Condiciones de pago de {name}',
    text: 'Valen desde la próxima ronda; lo que ya está aprobado no cambia.',
    schedule: 'Cuándo cobra',
    schedules: {
      monthly: 'El día 1 de cada mes',
      weekly: 'Cada lunes',
      net: 'Cada lunes, las ventas que ya tienen unos días',
    },
    said: {
      monthly: 'Cobra el día 1 de cada mes.',
      weekly: 'Cobra cada lunes.',
      net: 'Cobra cada lunes las ventas que ya tienen {days} días.',
    },
    netDays: 'Días',
    netDaysHint: 'De 1 a 90, contados desde la llamada.',
    hold: 'Retener sus pagos',
    holdHint: 'Lo que gana se acumula y no se paga nada hasta que lo levantes.',
    onHold: 'Retenido',
    reason: 'Motivo',
    reasonHint: 'Los administradores lo leen en cada ronda y en la auditoría. El editor solo lee que está retenido.',
    changed: 'Cambiadas por {name}',
    change: 'Cambiar condiciones',
    save: 'Guardar condiciones',
    done: 'Condiciones de Pago Guardadas',
    failed: 'Error al cargar las condiciones de pago: {message}',
    loading: 'Cargando las condiciones…',
  },
});
