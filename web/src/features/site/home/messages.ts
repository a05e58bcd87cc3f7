import { OFFERED } from '@callstead/domain/offered';
import { defineMessages } from '../../../i18n/define-messages.ts';

export const homeMessages = defineMessages({
  en: {
    joinAsAffiliate: 'Join as Affiliate',
    joinAsAdvertiser: 'Join as Advertiser',
    registerAsAffiliate: 'Register as Affiliate',
    registerAsAdvertiser: 'Register as Advertiser',
    viewPublicOffers: 'View Public Offers',
    example: 'Example',
    hero: {
      title: 'Every call, accounted for.',
      text: OFFERED.leads
        ? 'Callstead brings calls and leads from homeowners to the local businesses they are looking for. Advertisers pay only for the ones that meet their terms. Affiliates earn a commission on each.'
        : 'Callstead brings calls from homeowners to the local businesses they are looking for. Advertisers pay only for the ones that meet their terms. Affiliates earn a commission on each.',
      line: 'One telephone line runs from a house, over a pole, to a shop.',
    },
    ticker: {
      title: 'Calls coming in',
      sample: 'Sample',
      note: 'Made-up calls, shown the way they appear in your panel.',
      minimum: 'Minimum {time}',
      onTheLine: 'On the line',
      qualified: 'Qualified',
      tooShort: 'Too short',
      notBilled: 'not billed',
      campaign: {
        plumbing: 'Plumbing',
        roofing: 'Roof repair',
        hvac: 'Air conditioning',
      },
    },
    local: {
      title: 'When the roof leaks, people call someone nearby.',
      text: 'Roofers, plumbers, electricians, insurers, lawyers: our affiliates reach homeowners at the moment they need one, and each call goes to one business that works where they live.',
      places:
        'Every campaign names the places it serves. The caller’s ZIP code or area code is checked before the phone rings, and nobody pays for a call from anywhere else.',
      map: 'Tile map of the United States, shaded by how many calls an example campaign receives from each state.',
      caption: 'Example: one month of a campaign, by state',
      fewer: 'Fewer calls',
      more: 'More calls',
    },
    results: {
      title: 'Results',
      leads: 'leads generated monthly',
      qualified: 'qualified and real leads',
      conversion: 'average conversion rate',
      partners: 'satisfied partners',
    },
    growth: {
      title: 'Room to grow, at both ends of the line.',
      text: 'Prices follow budget and location. An advertiser sets a base price, a multiplier for every place and a budget for the day. While calls come in slower than that budget allows, the price rises; when they come in faster, it eases. It never leaves the advertiser’s floor and ceiling.',
      both: 'So a business grows where it has room for more work, and affiliates earn more where their calls are needed most.',
      caption: 'How one price came about',
      base: 'Base price',
      location: 'Location, Texas',
      pacing: 'Budget pacing',
      price: 'The advertiser pays',
      payout: 'The affiliate earns, at a share of 50%',
      times: 'times',
      equals: 'equals',
    },
    steps: {
      title: 'Four steps to calls worth answering.',
      intro: 'For advertisers: from the first setting to the last cent.',
      market: 'See what businesses like yours pay',
      define: {
        title: 'Define your leads',
        text: 'Choose the service, the places, the opening hours and how long a call must last to count.',
      },
      price: {
        title: 'Define how much to pay',
        text: OFFERED.leads
          ? 'Set a price per call or lead, a floor, a ceiling, caps and a budget. It is never overspent.'
          : 'Set a price per call, a floor, a ceiling, caps and a budget. It is never overspent.',
      },
      receive: {
        title: 'Receive exclusive leads',
        text: 'Each call rings your phone and nobody else’s. You pay only when it meets your terms.',
      },
      measure: {
        title: 'Measure your investment',
        text: 'Follow every call: where it came from, how long it lasted, what it cost, and its recording.',
      },
    },
    benefits: {
      title: 'Two sides of one account.',
      affiliates: {
        title: 'Affiliates',
        side: OFFERED.leads ? 'You earn per call or lead' : 'You earn per call',
        payments: {
          title: 'Paid on the 1st, every month',
          text: 'As soon as your approved earnings reach the threshold, $100 unless stated otherwise, with a statement for each payment.',
        },
        statistics: {
          title: 'Detailed statistics in real time',
          text: OFFERED.links
            ? 'Clicks, calls and earnings as they happen, down to each of your links.'
            : 'Calls and earnings as they happen, down to the reason of each call.',
        },
        tracking: {
          title: OFFERED.links ? 'A number and a link of your own' : 'A number of your own',
          text: OFFERED.links
            ? 'Every campaign you join gives you a tracking number, a link or both: what you bring in is yours beyond doubt.'
            : 'Every campaign you join gives you a tracking number: what you bring in is yours beyond doubt.',
        },
        reasons: {
          title: 'A reason for every unpaid call',
          text: 'You see the rule that decided and can question it from the same row.',
        },
      },
      advertisers: {
        title: 'Advertisers',
        side: OFFERED.leads ? 'You pay per call or lead' : 'You pay per call',
        qualified: {
          title: 'Pay only for what qualifies',
          text: 'A call that is too short, out of your area or outside your hours costs nothing.',
        },
        exclusive: {
          title: OFFERED.leads ? 'Exclusive calls and leads' : 'Exclusive calls',
          text: 'From homeowners who are looking for your service now, sent to you alone.',
        },
        fraud: {
          title: 'Watched for fraud',
          text: 'Repeat and blocked callers are recognized as they ring. You have time to dispute a call before it is paid, 7 days by default.',
        },
        portal: {
          title: 'Reports and recordings in one portal',
          text: 'Every call with its price, the factors behind it and, where you record, the conversation.',
        },
      },
    },
    transparency: {
      title: 'Nothing is decided behind your back.',
      text: 'Both sides look at the same call: when it came in, which rules it met, how long it lasted and what it is worth.',
      privacy:
        'Affiliates see the caller’s number masked. A recording can be heard by the two parties to the campaign and the network’s administrators, by nobody else.',
      caption: 'A call as its affiliate sees it',
      time: 'Time',
      timeValue: 'Today, 10:42 AM',
      campaign: 'Campaign',
      campaignValue: 'Roof repair',
      caller: 'Caller',
      place: 'Place',
      talk: 'Talk time',
      outcome: 'Outcome',
      payout: 'Payout',
      reason: 'Why it qualified',
      rules: {
        place: 'Texas is one of the campaign’s places',
        open: 'The campaign was open: 8 AM to 6 PM in Austin',
        duplicate: 'No qualified call from this caller in 30 days',
        cap: 'Call 18 of today’s 50',
        duration: '3:34 of talk time, 1:30 needed',
      },
      recording: 'Recording',
      recordingValue: '3:34, started after a spoken notice',
      waveform:
        'Waveform of a recording of 3 minutes 34 seconds: the caller above, the business below, a mark at 1:30 where the call qualified.',
      callerVoice: 'Caller',
      businessVoice: 'Business',
      mark: 'Qualified at 1:30',
      money: 'What happens to the payout',
      held: 'Held',
      heldText: 'for the approval time, 7 days',
      approved: 'Approved',
      approvedText: 'by itself, unless it is disputed',
      paid: 'Paid',
      paidText: 'with the next payment, on the 1st',
    },
    closing: {
      title: 'The next call could be yours.',
      text: 'See what is on offer today. Every new account is reviewed within 24 to 48 hours.',
    },
  },
  es: {
    joinAsAffiliate: 'Únete como Afiliado',
    joinAsAdvertiser: 'Únete como Anunciante',
    registerAsAffiliate: 'Regístrate como Afiliado',
    registerAsAdvertiser: 'Regístrate como Anunciante',
    viewPublicOffers: 'Ver Ofertas Públicas',
    example: 'Ejemplo',
    hero: {
      title: 'Llamadas reales, cuentas claras.',
      text: OFFERED.leads
        ? 'Callstead lleva llamadas y leads de propietarios a los negocios locales que están buscando. Los anunciantes pagan solo por lo que cumple sus condiciones. Los afiliados ganan una comisión por cada uno.'
        : 'Callstead lleva llamadas de propietarios a los negocios locales que están buscando. Los anunciantes pagan solo por las que cumplen sus condiciones. Los afiliados ganan una comisión por cada una.',
      line: 'Una línea telefónica va de una casa, por un poste, hasta una tienda.',
    },
    ticker: {
      title: 'Llamadas entrantes',
      sample: 'Muestra',
      note: 'Llamadas inventadas, tal como aparecen en tu panel.',
      minimum: 'Mínimo {time}',
      onTheLine: 'En línea',
      qualified: 'Calificada',
      tooShort: 'Muy corta',
      notBilled: 'no se cobra',
      campaign: {
        plumbing: 'Plomería',
        roofing: 'Reparación de techos',
        hvac: 'Aire acondicionado',
      },
    },
    local: {
      title: 'Cuando hay una gotera, la gente llama a alguien de su zona.',
      text: 'Techadores, plomeros, electricistas, aseguradoras, abogados: nuestros afiliados llegan a los propietarios justo cuando los necesitan, y cada llamada va a un solo negocio que trabaja donde ellos viven.',
      places:
        'Cada campaña indica los lugares que atiende. El código postal o de área de quien llama se comprueba antes de que suene el teléfono, y nadie paga por una llamada de otro sitio.',
      map: 'Mapa de Estados Unidos en mosaico, sombreado según cuántas llamadas recibe de cada estado una campaña de ejemplo.',
      caption: 'Ejemplo: un mes de una campaña, por estado',
      fewer: 'Menos llamadas',
      more: 'Más llamadas',
    },
    results: {
      title: 'Resultados',
      leads: 'leads generados al mes',
      qualified: 'leads calificados y reales',
      conversion: 'tasa de conversión promedio',
      partners: 'socios satisfechos',
    },
    growth: {
      title: 'Margen para crecer, a ambos lados de la línea.',
      text: 'Los precios siguen al presupuesto y a la ubicación. El anunciante fija un precio base, un multiplicador para cada lugar y un presupuesto diario. Mientras las llamadas llegan más despacio de lo que permite ese presupuesto, el precio sube; cuando llegan más rápido, baja. Nunca sale del mínimo y el máximo del anunciante.',
      both: 'Así un negocio crece donde puede atender más trabajo, y los afiliados ganan más donde sus llamadas hacen más falta.',
      caption: 'Cómo se formó un precio',
      base: 'Precio base',
      location: 'Ubicación, Texas',
      pacing: 'Ritmo del presupuesto',
      price: 'El anunciante paga',
      payout: 'El afiliado gana, con una parte del 50\u00a0%',
      times: 'por',
      equals: 'igual a',
    },
    steps: {
      title: 'Cuatro pasos hacia llamadas que vale la pena contestar.',
      intro: 'Para anunciantes: del primer ajuste al último centavo.',
      market: 'Mira lo que pagan negocios como el tuyo',
      define: {
        title: 'Define tus leads',
        text: 'Elige el servicio, los lugares, el horario y cuánto debe durar una llamada para contar.',
      },
      price: {
        title: 'Define cuánto pagar',
        text: OFFERED.leads
          ? 'Fija un precio por llamada o lead, un mínimo, un máximo, límites y un presupuesto. Nunca se gasta de más.'
          : 'Fija un precio por llamada, un mínimo, un máximo, límites y un presupuesto. Nunca se gasta de más.',
      },
      receive: {
        title: 'Recibe leads exclusivos',
        text: 'Cada llamada suena en tu teléfono y en ningún otro. Pagas solo cuando cumple tus condiciones.',
      },
      measure: {
        title: 'Mide tu inversión',
        text: 'Sigue cada llamada: de dónde vino, cuánto duró, cuánto costó y su grabación.',
      },
    },
    benefits: {
      title: 'Dos lados de una misma cuenta.',
      affiliates: {
        title: 'Afiliados',
        side: OFFERED.leads ? 'Ganas por llamada o lead' : 'Ganas por llamada',
        payments: {
          title: 'Cobras el día 1 de cada mes',
          text: 'En cuanto tus ganancias aprobadas llegan al umbral, $100 salvo que se indique otro, con un comprobante por cada pago.',
        },
        statistics: {
          title: 'Estadísticas detalladas en tiempo real',
          text: OFFERED.links
            ? 'Clics, llamadas y ganancias a medida que ocurren, hasta en cada uno de tus enlaces.'
            : 'Llamadas y ganancias a medida que ocurren, hasta el motivo de cada llamada.',
        },
        tracking: {
          title: OFFERED.links ? 'Un número y un enlace propios' : 'Un número propio',
          text: OFFERED.links
            ? 'Cada campaña a la que te unes te da un número de seguimiento, un enlace o ambos: lo que traes es tuyo, sin dudas.'
            : 'Cada campaña a la que te unes te da un número de seguimiento: lo que traes es tuyo, sin dudas.',
        },
        reasons: {
          title: 'Un motivo para cada llamada no pagada',
          text: 'Ves la regla que decidió y puedes cuestionarla desde la misma fila.',
        },
      },
      advertisers: {
        title: 'Anunciantes',
        side: OFFERED.leads ? 'Pagas por llamada o lead' : 'Pagas por llamada',
        qualified: {
          title: 'Pagas solo por lo que califica',
          text: 'Una llamada demasiado corta, fuera de tu zona o de tu horario no cuesta nada.',
        },
        exclusive: {
          title: OFFERED.leads ? 'Llamadas y leads exclusivos' : 'Llamadas exclusivas',
          text: 'De propietarios que buscan tu servicio ahora, solo para ti.',
        },
        fraud: {
          title: 'Vigilancia contra el fraude',
          text: 'Quien repite o está bloqueado se reconoce mientras suena. Tienes tiempo para disputar una llamada antes de que se pague, 7 días por defecto.',
        },
        portal: {
          title: 'Reportes y grabaciones en un solo portal',
          text: 'Cada llamada con su precio, los factores que lo forman y, si grabas, la conversación.',
        },
      },
    },
    transparency: {
      title: 'Nada se decide a tus espaldas.',
      text: 'Ambas partes miran la misma llamada: cuándo entró, qué reglas cumplió, cuánto duró y cuánto vale.',
      privacy:
        'Los afiliados ven oculto el número de quien llama. Una grabación solo la pueden escuchar las dos partes de la campaña y los administradores de la red, nadie más.',
      caption: 'Una llamada como la ve su afiliado',
      time: 'Hora',
      timeValue: 'Hoy, 10:42\u00a0a.\u00a0m.',
      campaign: 'Campaña',
      campaignValue: 'Reparación de techos',
      caller: 'Quien llama',
      place: 'Lugar',
      talk: 'Conversación',
      outcome: 'Resultado',
      payout: 'Pago',
      reason: 'Por qué calificó',
      rules: {
        place: 'Texas es uno de los lugares de la campaña',
        open: 'La campaña estaba abierta: de 8\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m. en Austin',
        duplicate: 'Ninguna llamada calificada de esta persona en 30 días',
        cap: 'Llamada 18 de las 50 de hoy',
        duration: '3:34 de conversación, se necesitaba 1:30',
      },
      recording: 'Grabación',
      recordingValue: '3:34, iniciada tras un aviso hablado',
      waveform:
        'Onda de una grabación de 3 minutos y 34 segundos: arriba quien llama, abajo el negocio, y una marca en 1:30, donde la llamada calificó.',
      callerVoice: 'Quien llama',
      businessVoice: 'Negocio',
      mark: 'Calificada en 1:30',
      money: 'Qué pasa con el pago',
      held: 'Retenido',
      heldText: 'durante el plazo de aprobación, 7 días',
      approved: 'Aprobado',
      approvedText: 'por sí solo, salvo que se dispute',
      paid: 'Pagado',
      paidText: 'con el próximo pago, el día 1',
    },
    closing: {
      title: 'La próxima llamada puede ser tuya.',
      text: 'Mira qué ofertas hay hoy. Cada cuenta nueva se revisa en un plazo de 24 a 48 horas.',
    },
  },
});
