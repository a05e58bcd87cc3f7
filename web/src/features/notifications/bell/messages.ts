import { PART_NAMES } from '@callstead/domain/campaigns/part-names';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** The bell, its history, and the toasts of what is new. */
export const notificationsMessages = defineMessages({
  en: {
    title: 'Notifications',
    bell: 'Notifications: {count, plural, =0 {none unread} one {# unread} other {# unread}}',
    bellMany: 'Notifications: more than {count} unread',
    many: '{count}+',
    unread: 'Unread',
    empty: 'You have no notifications yet.',
    loadFailed: 'Your notifications could not be loaded: {message}',
    more: 'Load more',
    moreFailed: 'The older ones could not be loaded. Try again.',
    sound: 'Sound',
    choose: 'Choose notifications',
    view: 'View',
    reason: 'Reason: {reason}',
    parts: PART_NAMES.en,
    toasts: {
      new_ticket: {
        title: 'New Support Ticket',
        description: 'A new ticket was created and needs attention: {subject}',
      },
      new_user: { title: 'New User Registered', description: '{name} has registered and is pending approval.' },
    },
    kinds: {
      new_ticket: 'New support ticket: {subject}',
      new_user: '{name} has registered and is pending approval.',
      ticket_reply: 'There is a reply to your ticket “{subject}”.',
      ticket_answer: 'The sender of the ticket “{subject}” has written again.',
      account_status: {
        approved: 'Your account has been approved.',
        rejected: 'Your account request has been rejected.',
        other: 'Your account is waiting for review.',
      },
      application_new: '{publisherName} has applied for “{campaignTitle}”.',
      application_decided: {
        approved: 'Your application for “{campaignTitle}” has been approved.',
        rejected: 'Your application for “{campaignTitle}” has been rejected.',
        other: 'Your application for “{campaignTitle}” has changed.',
      },
      own_terms: 'New terms have been agreed with you for “{campaignTitle}”.',
      number_assigned: 'Your tracking number for “{campaignTitle}” is {number}.',
      pool_empty:
        'No free numbers for “{campaignTitle}”: {waiting, plural, one {# publisher is} other {# publishers are}} waiting.',
      carrier_drift: {
        failed: 'The check of “{carrier}” could not be finished: look at the account.',
        found:
          'The check of “{carrier}” mended the addresses of {mended, plural, one {# number} other {# numbers}}; {missing, plural, =0 {none is missing} one {# is missing there} other {# are missing there}}.',
      },
      campaign_submitted: '{advertiserName} has submitted “{title}” for review.',
      campaign_reviewed: {
        active: 'Your campaign “{title}” has been approved and is active.',
        other: 'Your campaign “{title}” has been reviewed and needs changes.',
      },
      campaign_state: {
        paused: 'The campaign “{campaignTitle}” has been paused: its calls and leads are not taken.',
        active: 'The campaign “{campaignTitle}” is active again.',
        archived: 'The campaign “{campaignTitle}” has ended: its calls and leads are no longer taken.',
        other: 'The campaign “{campaignTitle}” has changed.',
      },
      campaign_terms: 'The campaign “{campaignTitle}” has new terms.',
      cap_reached: {
        day: 'The campaign “{campaignTitle}” has reached its {of, select, lead {{cap, plural, one {# lead} other {# leads}}} other {{cap, plural, one {# call} other {# calls}}}} of today.',
        month:
          'The campaign “{campaignTitle}” has reached its {of, select, lead {{cap, plural, one {# lead} other {# leads}}} other {{cap, plural, one {# call} other {# calls}}}} of this month.',
        other: 'The campaign “{campaignTitle}” has reached its limit.',
      },
      material_new: 'The campaign “{campaignTitle}” has new material for your ads.',
      transfer_announced: '{advertiserName} has announced a transfer of {amount}.',
      transfer_matched: 'Your transfer of {amount} has arrived and is in your balance.',
      transfer_undone: 'A transfer of {amount} was not yours and has been taken out of your balance.',
      transfer_ignored: 'The transfer of {amount} that you announced was not found.',
      payout_run_frozen:
        'Payout run #{number} can be sent: {amount} to {publishers, plural, one {# publisher} other {# publishers}}{leftOut, plural, =0 {} one {; # was left out because something had changed} other {; # were left out because something had changed}}.',
      payout_run_proposed:
        'Payout run #{number} is ready: {amount} to {publishers, plural, one {# publisher} other {# publishers}}.',
      payout_sent: 'Your payout {number} of {amount} has been sent.',
      payout_failed: {
        failed: 'Your payout {number} of {amount} could not be sent. Check your payment method.',
        returned: 'Your payout {number} of {amount} was returned by the bank. Check your payment method.',
      },
      early_payout_cancelled:
        'Your early payout (run #{number}) was cancelled. Nothing has moved: it is paid on your usual day.',
      alert_raised: {
        payout_below: 'Today’s payout is {value}, below {limit}.',
        spend_above: 'Today’s spend is {value}, above {limit}.',
        qualify_rate_falls: 'The qualify rate is {value} % lower than in the same hours last week.',
        cap_reached: 'The campaign has reached its cap of {value}.',
        balance_hours: 'At today’s pace your balance lasts {value} h more.',
        other: 'Something you watch has happened.',
      },
      balance_low: {
        some: 'Your balance of {amount} lasts about {hours, plural, =0 {less than an hour} one {# hour} other {# hours}} at today’s pace.',
        none: 'Your balance is used up: calls are not connected until you add funds.',
      },
      webhook_paused: 'Your webhook to {host} failed for 24 hours and is paused. What happens meanwhile waits for it.',
      invoice_due: 'Invoice {number} is due: {amount} are open.',
      invoice_paused: {
        own: 'Your campaigns are paused: {amount} of invoice {number} are not paid.',
        admin: 'The campaigns of {advertiserName} are paused: {amount} of invoice {number} are not paid.',
      },
      invoice_paid: {
        plain: 'Invoice {number} is paid.',
        paused: 'Invoice {number} is paid. Resume your campaigns when you like: none starts by itself.',
      },
      call_disputed: 'The advertiser disputes the call {callId}.',
      dispute_message: {
        advertiser: 'The advertiser has written in the dispute {id}.',
        publisher: 'The publisher has written in the dispute {id}.',
        other: 'The network has written in the dispute {id}.',
      },
      dispute_appealed: {
        advertiser: 'The advertiser appeals against the decision in the dispute {id}.',
        other: 'The publisher appeals against the decision in the dispute {id}.',
      },
      appeal_decided: {
        changed: 'The decision in the dispute {id} was changed after the appeal.',
        in_part: 'The decision in the dispute {id} was changed in part after the appeal.',
        other: 'The decision in the dispute {id} stays after the appeal.',
      },
      conversion_disputed: 'The advertiser disputes the conversion {conversionId}.',
      conversion_decided: {
        approved: 'The conversion {conversionId} has been approved.',
        credited: 'The conversion {conversionId} has been approved, less a part of {amount}.',
        refused: 'The conversion {conversionId} has been refused and its price returned.',
        other: 'The billing of the conversion {conversionId} has changed.',
      },
      lead_returned: 'The advertiser has returned the lead {leadId}.',
      lead_decided: {
        approved: 'The lead {leadId} has been approved.',
        credited: 'The lead {leadId} has been approved, less a part of {amount}.',
        refused: 'The lead {leadId} has been refused and its price returned.',
        other: 'The billing of the lead {leadId} has changed.',
      },
      calls_corrected:
        '{calls, plural, one {One of your calls has} other {# of your calls have}} been corrected: {amount}. The file is in your mail.',
      leads_corrected:
        '{leads, plural, one {One of your leads has} other {# of your leads have}} been corrected: {amount}. The file is in your mail.',
      conversions_corrected:
        '{conversions, plural, one {One of your conversions has} other {# of your conversions have}} been corrected: {amount}. The file is in your mail.',
      bonus_given: 'You have been given a bonus of {amount}.',
      call_decided: {
        approved: 'The call {callId} has been approved.',
        credited: 'The call {callId} has been approved, less a part of {amount}.',
        refused: 'The call {callId} has been refused and its price returned.',
        other: 'The billing of the call {callId} has changed.',
      },
      payment_received: {
        checkout: 'Your payment of {amount} has arrived and is in your balance.',
        auto_recharge: 'Your balance was recharged with {amount} automatically.',
        other: 'Your payment of {amount} has arrived.',
      },
      payment_unbooked: {
        not_asked_for: 'A payment of {amount} that nobody asked for arrived and was not booked: {ref}.',
        left: '{amount} left the gateway, and nobody asked for it here: {ref}.',
        other: 'A payment of {amount} arrived that cannot be booked by itself: {ref}.',
      },
      auto_recharge_stopped: {
        method_removed: 'The automatic recharge has stopped: its payment method was removed.',
        disputed: 'The automatic recharge has stopped: a payment with its method was disputed.',
        other: 'The automatic recharge of {amount} was declined and has stopped. Switch it on again in Billing.',
      },
      payment_refunded: '{amount} of your payments has been paid back to you.',
      refund_failed: 'The refund of {amount} to {advertiserName} failed; the money is in their balance again.',
      chargeback: {
        won: 'The dispute over {amount} of {advertiserName} was won: the money is back.',
        lost: 'The dispute over {amount} of {advertiserName} was lost.',
        other: 'The bank disputes a payment of {amount} of {advertiserName}.',
      },
      own_chargeback: {
        won: 'The dispute over your payment of {amount} is settled: the money is back in your balance.',
        lost: 'The dispute over your payment of {amount} is settled: your bank keeps the money.',
        other: 'Your bank disputes your payment of {amount}.',
      },
      own_balance_below_floor:
        'Your balance is {amount}, below its limit. {count, plural, =0 {No campaign was active.} one {# campaign was paused.} other {# campaigns were paused.}}',
      balance_below_floor:
        'The balance of {advertiserName} is {amount}, below its limit. {count, plural, =0 {No campaign was active.} one {# campaign was paused.} other {# campaigns were paused.}}',
      unknown: 'There is news in your panel.',
    },
  },
  es: {
    title: 'Notificaciones',
    bell: 'Notificaciones: {count, plural, =0 {ninguna sin leer} one {# sin leer} other {# sin leer}}',
    bellMany: 'Notificaciones: más de {count} sin leer',
    many: '{count}+',
    unread: 'Sin leer',
    empty: 'No tienes notificaciones aún.',
    loadFailed: 'No se pudieron cargar tus notificaciones: {message}',
    more: 'Cargar más',
    moreFailed: 'No se pudieron cargar las anteriores. Inténtalo de nuevo.',
    sound: 'Sonido',
    choose: 'Elegir avisos',
    view: 'Ver',
    reason: 'Motivo: {reason}',
    parts: PART_NAMES.es,
    toasts: {
      new_ticket: {
        title: 'Nuevo Ticket de Soporte',
        description: 'Se ha creado un nuevo ticket que requiere atención: {subject}',
      },
      new_user: {
        title: 'Nuevo Usuario Registrado',
        description: '{name} se ha registrado y está pendiente de aprobación.',
      },
    },
    kinds: {
      new_ticket: 'Nuevo ticket de soporte: {subject}',
      new_user: '{name} se ha registrado y está pendiente de aprobación.',
      ticket_reply: 'Hay una respuesta a tu ticket «{subject}».',
      ticket_answer: 'Quien abrió el ticket «{subject}» ha vuelto a escribir.',
      account_status: {
        approved: 'Tu cuenta ha sido aprobada.',
        rejected: 'Tu solicitud de cuenta ha sido rechazada.',
        other: 'Tu cuenta está pendiente de revisión.',
      },
      application_new: '{publisherName} ha solicitado «{campaignTitle}».',
      application_decided: {
        approved: 'Tu solicitud para «{campaignTitle}» ha sido aprobada.',
        rejected: 'Tu solicitud para «{campaignTitle}» ha sido rechazada.',
        other: 'Tu solicitud para «{campaignTitle}» ha cambiado.',
      },
      own_terms: 'Hay nuevas condiciones acordadas contigo para «{campaignTitle}».',
      number_assigned: 'Tu número de seguimiento para «{campaignTitle}» es {number}.',
      pool_empty:
        'No quedan números libres para «{campaignTitle}»: {waiting, plural, one {# editor espera} other {# editores esperan}}.',
      carrier_drift: {
        failed: 'La comprobación de «{carrier}» no pudo terminarse: revisa la cuenta.',
        found:
          'La comprobación de «{carrier}» corrigió las direcciones de {mended, plural, one {# número} other {# números}}; {missing, plural, =0 {no falta ninguno} one {falta # allí} other {faltan # allí}}.',
      },
      campaign_submitted: '{advertiserName} ha enviado «{title}» a revisión.',
      campaign_reviewed: {
        active: 'Tu campaña «{title}» ha sido aprobada y está activa.',
        other: 'Tu campaña «{title}» ha sido revisada y necesita cambios.',
      },
      campaign_state: {
        paused: 'La campaña «{campaignTitle}» se ha pausado: sus llamadas y leads no se aceptan.',
        active: 'La campaña «{campaignTitle}» vuelve a estar activa.',
        archived: 'La campaña «{campaignTitle}» ha terminado: sus llamadas y leads ya no se aceptan.',
        other: 'La campaña «{campaignTitle}» ha cambiado.',
      },
      campaign_terms: 'La campaña «{campaignTitle}» tiene nuevas condiciones.',
      cap_reached: {
        day: 'La campaña «{campaignTitle}» ha alcanzado {of, select, lead {{cap, plural, one {su # lead} other {sus # leads}}} other {{cap, plural, one {su # llamada} other {sus # llamadas}}}} de hoy.',
        month:
          'La campaña «{campaignTitle}» ha alcanzado {of, select, lead {{cap, plural, one {su # lead} other {sus # leads}}} other {{cap, plural, one {su # llamada} other {sus # llamadas}}}} de este mes.',
        other: 'La campaña «{campaignTitle}» ha alcanzado su límite.',
      },
      material_new: 'La campaña «{campaignTitle}» tiene material nuevo para tus anuncios.',
      transfer_announced: '{advertiserName} ha anunciado una transferencia de {amount}.',
      transfer_matched: 'Tu transferencia de {amount} ha llegado y está en tu saldo.',
      transfer_undone: 'Una transferencia de {amount} no era tuya y se ha retirado de tu saldo.',
      transfer_ignored: 'La transferencia de {amount} que anunciaste no se ha encontrado.',
      payout_run_frozen:
        'La ronda de pagos n.º {number} se puede enviar: {amount} para {publishers, plural, one {# editor} other {# editores}}{leftOut, plural, =0 {} one {; # quedó fuera porque algo había cambiado} other {; # quedaron fuera porque algo había cambiado}}.',
      payout_run_proposed:
        'La ronda de pagos n.º {number} está lista: {amount} para {publishers, plural, one {# editor} other {# editores}}.',
      payout_sent: 'Tu pago {number} de {amount} se ha enviado.',
      payout_failed: {
        failed: 'Tu pago {number} de {amount} no se pudo enviar. Revisa tu método de pago.',
        returned: 'El banco devolvió tu pago {number} de {amount}. Revisa tu método de pago.',
      },
      early_payout_cancelled:
        'Tu pago anticipado (ronda n.º {number}) se ha cancelado. No se ha movido nada: se paga en tu día de siempre.',
      alert_raised: {
        payout_below: 'El pago de hoy es de {value}, por debajo de {limit}.',
        spend_above: 'El gasto de hoy es de {value}, por encima de {limit}.',
        qualify_rate_falls:
          'La tasa de calificación es un {value} % menor que en las mismas horas de la semana pasada.',
        cap_reached: 'La campaña ha alcanzado su tope de {value}.',
        balance_hours: 'Al ritmo de hoy, tu saldo dura {value} h más.',
        other: 'Ha pasado algo que vigilas.',
      },
      balance_low: {
        some: 'Tu saldo de {amount} dura {hours, plural, =0 {menos de una hora} one {cerca de # hora} other {cerca de # horas}} al ritmo de hoy.',
        none: 'Tu saldo se ha agotado: las llamadas no se conectan hasta que añadas fondos.',
      },
      webhook_paused: 'Tu webhook a {host} falló durante 24 horas y está en pausa. Lo que ocurra entretanto lo espera.',
      invoice_due: 'La factura {number} ha vencido: quedan {amount} por pagar.',
      invoice_paused: {
        own: 'Tus campañas están en pausa: {amount} de la factura {number} siguen sin pagar.',
        admin: 'Las campañas de {advertiserName} están en pausa: {amount} de la factura {number} siguen sin pagar.',
      },
      invoice_paid: {
        plain: 'La factura {number} está pagada.',
        paused: 'La factura {number} está pagada. Reanuda tus campañas cuando quieras: ninguna arranca sola.',
      },
      call_disputed: 'El anunciante disputa la llamada {callId}.',
      dispute_message: {
        advertiser: 'El anunciante escribió en la disputa {id}.',
        publisher: 'El editor escribió en la disputa {id}.',
        other: 'La red escribió en la disputa {id}.',
      },
      dispute_appealed: {
        advertiser: 'El anunciante apela la decisión en la disputa {id}.',
        other: 'El editor apela la decisión en la disputa {id}.',
      },
      appeal_decided: {
        changed: 'La decisión en la disputa {id} cambió tras la apelación.',
        in_part: 'La decisión en la disputa {id} cambió en parte tras la apelación.',
        other: 'La decisión en la disputa {id} se mantiene tras la apelación.',
      },
      conversion_disputed: 'El anunciante disputa la conversión {conversionId}.',
      conversion_decided: {
        approved: 'La conversión {conversionId} ha sido aprobada.',
        credited: 'La conversión {conversionId} fue aprobada, menos una parte de {amount}.',
        refused: 'La conversión {conversionId} ha sido rechazada y se devolvió su precio.',
        other: 'La facturación de la conversión {conversionId} ha cambiado.',
      },
      lead_returned: 'El anunciante devolvió el lead {leadId}.',
      lead_decided: {
        approved: 'El lead {leadId} ha sido aprobado.',
        credited: 'El lead {leadId} fue aprobado, menos una parte de {amount}.',
        refused: 'El lead {leadId} ha sido rechazado y se devolvió su precio.',
        other: 'La facturación del lead {leadId} ha cambiado.',
      },
      calls_corrected:
        '{calls, plural, one {Se ha corregido una de tus llamadas} other {Se han corregido # de tus llamadas}}: {amount}. Tienes el archivo en tu correo.',
      leads_corrected:
        '{leads, plural, one {Se ha corregido uno de tus leads} other {Se han corregido # de tus leads}}: {amount}. Tienes el archivo en tu correo.',
      conversions_corrected:
        '{conversions, plural, one {Se ha corregido una de tus conversiones} other {Se han corregido # de tus conversiones}}: {amount}. Tienes el archivo en tu correo.',
      bonus_given: 'Has recibido un bono de {amount}.',
      call_decided: {
        approved: 'La llamada {callId} ha sido aprobada.',
        credited: 'La llamada {callId} fue aprobada, menos una parte de {amount}.',
        refused: 'La llamada {callId} ha sido rechazada y su precio devuelto.',
        other: 'La facturación de la llamada {callId} ha cambiado.',
      },
      payment_received: {
        checkout: 'Tu pago de {amount} ha llegado y está en tu saldo.',
        auto_recharge: 'Tu saldo se ha recargado automáticamente con {amount}.',
        other: 'Tu pago de {amount} ha llegado.',
      },
      payment_unbooked: {
        not_asked_for: 'Llegó un pago de {amount} que nadie pidió y no se ha contabilizado: {ref}.',
        left: 'Salieron {amount} de la pasarela sin que nadie lo pidiera aquí: {ref}.',
        other: 'Llegó un pago de {amount} que no se puede contabilizar solo: {ref}.',
      },
      auto_recharge_stopped: {
        method_removed: 'La recarga automática se ha detenido: se quitó su método de pago.',
        disputed: 'La recarga automática se ha detenido: se disputó un pago con su método.',
        other: 'La recarga automática de {amount} fue rechazada y se ha detenido. Actívala de nuevo en Facturación.',
      },
      payment_refunded: 'Se te han devuelto {amount} de tus pagos.',
      refund_failed: 'La devolución de {amount} a {advertiserName} falló; el dinero vuelve a estar en su saldo.',
      chargeback: {
        won: 'La disputa por {amount} de {advertiserName} se ganó: el dinero ha vuelto.',
        lost: 'La disputa por {amount} de {advertiserName} se perdió.',
        other: 'El banco disputa un pago de {amount} de {advertiserName}.',
      },
      own_chargeback: {
        won: 'La disputa de tu pago de {amount} se ha resuelto: el dinero vuelve a estar en tu saldo.',
        lost: 'La disputa de tu pago de {amount} se ha resuelto: tu banco se queda el dinero.',
        other: 'Tu banco disputa tu pago de {amount}.',
      },
      own_balance_below_floor:
        'Tu saldo es {amount}, por debajo de su límite. {count, plural, =0 {No había campañas activas.} one {# campaña se ha pausado.} other {# campañas se han pausado.}}',
      balance_below_floor:
        'El saldo de {advertiserName} es {amount}, por debajo de su límite. {count, plural, =0 {No había campañas activas.} one {# campaña se ha pausado.} other {# campañas se han pausado.}}',
      unknown: 'Hay novedades en tu panel.',
    },
  },
});
