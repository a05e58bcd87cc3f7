import type { KeptRefusal } from '@callstead/domain/conversions/postback';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** Why a postback was refused, and how to mend it; parameters keep their names in every language. */
export const postbackMessages = defineMessages({
  en: {
    verdicts: { accepted: 'Accepted', refused: 'Refused' },
    test: 'Test',
    accepted: 'It made or changed a conversion.',
    acceptedTest: 'It is right. Being a test, it costs nothing.',
    mend: 'How to mend it',
    toConversion: 'See the conversion',
    why: {
      id_missing: 'It has no click_id, call_id or lead_id.',
      id_ambiguous: 'It has more than one of click_id, call_id and lead_id.',
      unknown_click: 'We do not know this click_id.',
      unknown_call: 'We do not know this call_id.',
      unknown_lead: 'We do not know this lead_id.',
      other_campaign: 'That contact belongs to another of your campaigns.',
      not_taken: 'The campaign had not taken that click or call.',
      outside_look_back: 'The click or call is older than the campaign takes conversions of.',
      status_invalid: 'Its status is not approved, pending or rejected.',
      amount_missing: 'The campaign costs a percentage of the sale, and amount is missing.',
      amount_invalid: 'Its amount is not an amount.',
      currency_mismatch: 'Its currency is not {currency}.',
      txid_invalid: 'Its txid is too long, or has signs that cannot be seen.',
      rise_not_covered: 'The new amount is higher and your balance or budget does not cover it. The old one stands.',
      duplicate: 'This conversion had already been reported and can no longer be changed.',
    } satisfies Record<KeptRefusal, string>,
    how: {
      id_missing:
        'Keep the click_id your page gets in its address when a visit arrives, and send it back with the sale.',
      id_ambiguous: 'Leave only one: that of the contact who bought.',
      unknown_click:
        'Compare it with what your page received: it begins with clk_ and must arrive whole. If you see {macro}, your system did not put its value in.',
      unknown_call: 'Compare it with the call’s page: it begins with call_ and must arrive whole.',
      unknown_lead: 'Compare it with the lead you received: it begins with lead_ and must arrive whole.',
      other_campaign: 'Use the token of that campaign: each campaign has its own.',
      not_taken:
        'The campaign was paused, closed or full, or the publisher not approved. Nothing is charged; do not send it again.',
      outside_look_back: 'Send conversions as soon as they happen: later than that they no longer count.',
      status_invalid: 'Send status=approved, status=pending or status=rejected, or leave status out.',
      amount_missing: 'Add the amount of the sale, for example amount=49.90.',
      amount_invalid: 'Write it with a point and at most two decimals, without a sign or thousands: 1249.90.',
      currency_mismatch: 'Convert the amount to {currency}, and send currency={currency} or leave it out.',
      txid_invalid: 'Use the order number of your system, with up to 200 signs.',
      rise_not_covered: 'Add balance or raise the budget, and send it again before the approval time ends.',
      duplicate:
        'If it is another sale to the same contact, give it a txid of its own. If it is the same, there is nothing to do: only a pending one can be changed, inside its approval time.',
    } satisfies Record<KeptRefusal, string>,
  },
  es: {
    verdicts: { accepted: 'Aceptado', refused: 'Rechazado' },
    test: 'Prueba',
    accepted: 'Creó o cambió una conversión.',
    acceptedTest: 'Está bien. Por ser una prueba no cuesta nada.',
    mend: 'Cómo arreglarlo',
    toConversion: 'Ver la conversión',
    why: {
      id_missing: 'No trae click_id, call_id ni lead_id.',
      id_ambiguous: 'Trae más de uno entre click_id, call_id y lead_id.',
      unknown_click: 'No conocemos ese click_id.',
      unknown_call: 'No conocemos ese call_id.',
      unknown_lead: 'No conocemos ese lead_id.',
      other_campaign: 'Ese contacto es de otra de tus campañas.',
      not_taken: 'La campaña no había aceptado ese clic o esa llamada.',
      outside_look_back: 'El clic o la llamada es más antiguo de lo que la campaña acepta.',
      status_invalid: 'Su status no es approved, pending ni rejected.',
      amount_missing: 'La campaña cuesta un porcentaje de la venta, y falta amount.',
      amount_invalid: 'Su amount no es un monto.',
      currency_mismatch: 'Su currency no es {currency}.',
      txid_invalid: 'Su txid es demasiado largo o tiene signos que no se ven.',
      rise_not_covered: 'El monto nuevo es mayor y tu saldo o presupuesto no lo cubre. Vale el anterior.',
      duplicate: 'Esta conversión ya se había reportado y no se puede cambiar más.',
    },
    how: {
      id_missing:
        'Guarda el click_id que tu página recibe en su dirección cuando llega una visita, y devuélvelo con la venta.',
      id_ambiguous: 'Deja solo uno: el del contacto que compró.',
      unknown_click:
        'Compáralo con el que recibió tu página: empieza por clk_ y debe llegar entero. Si ves {macro}, tu sistema no puso su valor.',
      unknown_call: 'Compáralo con la página de la llamada: empieza por call_ y debe llegar entero.',
      unknown_lead: 'Compáralo con el lead que recibiste: empieza por lead_ y debe llegar entero.',
      other_campaign: 'Usa el token de esa campaña: cada una tiene el suyo.',
      not_taken:
        'La campaña estaba pausada, cerrada o llena, o el editor sin aprobar. No se cobra nada; no lo envíes otra vez.',
      outside_look_back: 'Envía las conversiones en cuanto ocurran: más tarde ya no cuentan.',
      status_invalid: 'Envía status=approved, status=pending o status=rejected, o quita status.',
      amount_missing: 'Añade el monto de la venta, por ejemplo amount=49.90.',
      amount_invalid: 'Escríbelo con punto y como mucho dos decimales, sin símbolo ni separador de miles: 1249.90.',
      currency_mismatch: 'Convierte el monto a {currency}, y envía currency={currency} o quítalo.',
      txid_invalid: 'Usa el número de pedido de tu sistema, con hasta 200 signos.',
      rise_not_covered:
        'Añade saldo o sube el presupuesto, y envíalo otra vez antes de que termine el plazo de aprobación.',
      duplicate:
        'Si es otra venta al mismo contacto, dale un txid propio. Si es la misma, no hay nada que hacer: solo una pendiente se puede cambiar, dentro de su plazo de aprobación.',
    },
  },
});
