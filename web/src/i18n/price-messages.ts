import { defineMessages } from './define-messages.ts';

/** How the price of a call or a lead was made. */
export const priceMessages = defineMessages({
  en: {
    conversion: 'This campaign pays for conversions: the price is made when the advertiser reports one.',
    base: 'Base',
    location: 'Location',
    locationOf: 'Location {key}',
    pacing: 'Pacing',
    result: 'Price',
    corrected: 'Corrected since to',
    from: 'From {time} of talk',
    reached: 'reached',
    bounds: 'Never below {floor} nor above {ceiling}.',
    paced: 'Pacing: {gone} of the open hours were gone and {spent} of the daily budget spent.',
    share: 'The publisher’s share is {share}.',
    ownPrice: 'The base of {price} was agreed for this publisher.',
    ownShare: 'The share of {share} was agreed for this publisher.',
    yourShare: 'Amounts are your share.',
  },
  es: {
    conversion: 'Esta campaña paga por conversiones: el precio se forma cuando el anunciante informa de una.',
    base: 'Base',
    location: 'Ubicación',
    locationOf: 'Ubicación {key}',
    pacing: 'Ritmo',
    result: 'Precio',
    corrected: 'Corregido después a',
    from: 'Desde {time} de conversación',
    reached: 'alcanzado',
    bounds: 'Nunca por debajo de {floor} ni por encima de {ceiling}.',
    paced: 'Ritmo: había pasado el {gone} del horario y se había gastado el {spent} del presupuesto diario.',
    share: 'La parte del editor es el {share}.',
    ownPrice: 'La base de {price} se acordó para este editor.',
    ownShare: 'La parte del {share} se acordó para este editor.',
    yourShare: 'Los montos son tu parte.',
  },
});
