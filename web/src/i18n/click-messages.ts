import type { ClickVerdict } from '@callstead/domain/clicks/click';
import { defineMessages } from './define-messages.ts';

/** What became of a click, wherever one is shown: in a word, and why. */
export const clickMessages = defineMessages({
  en: {
    verdicts: {
      ok: 'Counted',
      unknown: 'Unknown link',
      not_approved: 'Not approved',
      inactive: 'Campaign stopped',
      closed: 'Closed',
      full: 'Full',
      bot: 'Bot',
      prefetch: 'Looked ahead',
    } satisfies Record<ClickVerdict, string>,
    why: {
      ok: 'A person followed the link and was taken on.',
      unknown: 'The link names no campaign or no publisher that we know.',
      not_approved: 'The publisher was not approved for this campaign at that moment.',
      inactive: 'The campaign was not active at that moment.',
      closed: 'The campaign takes nobody at that hour.',
      full: 'The campaign’s cap, budget or balance was used up.',
      bot: 'A program followed the link, not a person. It is taken on and not counted.',
      prefetch: 'A browser or messenger looked at the link in advance. It is not counted.',
    } satisfies Record<ClickVerdict, string>,
  },
  es: {
    verdicts: {
      ok: 'Cuenta',
      unknown: 'Enlace desconocido',
      not_approved: 'Sin aprobación',
      inactive: 'Campaña parada',
      closed: 'Cerrada',
      full: 'Llena',
      bot: 'Robot',
      prefetch: 'Vista previa',
    },
    why: {
      ok: 'Una persona siguió el enlace y llegó a su destino.',
      unknown: 'El enlace no nombra ninguna campaña o ningún editor que conozcamos.',
      not_approved: 'El editor no tenía aprobación para esta campaña en ese momento.',
      inactive: 'La campaña no estaba activa en ese momento.',
      closed: 'La campaña no atiende a esa hora.',
      full: 'El tope, el presupuesto o el saldo de la campaña estaba agotado.',
      bot: 'Un programa siguió el enlace, no una persona. Llega a su destino, pero no cuenta.',
      prefetch: 'Un navegador o una mensajería miró el enlace por adelantado. No cuenta.',
    },
  },
});
