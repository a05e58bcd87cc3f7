import { AROUND_THE_CLOCK, catalogueOf, hours } from './catalogue-offer.ts';
import { CHICAGO, caps, duplicatesWithin, flat, onlyIn, ring } from './shorthand.ts';

export const AUTOMOTIVE_SALES = catalogueOf('automotive', [
  {
    publicId: 'AUTO005',
    subCategory: 'car_buying',
    type: 'lead',
    promoMaterialsAvailable: true,
    terms: {
      pricing: { kind: 'percent', conversion: 'sale', basisPoints: 100, ceilingCents: 30000 },
      geo: onlyIn('CA', 'FL', 'GA', 'IL', 'NC', 'NJ', 'NV', 'NY', 'PA', 'TX'),
      hours: hours([9, 20], [9, 19], [11, 17]),
      approvalDays: 14,
      duplicates: duplicatesWithin(90),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'video', 'comparison_sites', 'content_blogs', 'email', 'display'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'New and Used Car Buyers for Franchise Dealers',
        description:
          'Shoppers who picked a car online ask a nearby dealer for price and availability, and you earn on the sale.',
        detailedDescription:
          'Our dealer groups pay on delivered vehicles rather than on raw inquiries, which suits publishers whose readers truly buy. The shopper selects a vehicle from live inventory and hears from a product specialist, not a switchboard. Financing for every credit tier and home delivery keep deals from falling through.',
        targetAudience: 'Adults shopping for a car, truck or SUV within the next weeks, with or without a trade-in.',
        target: 'Inventory-based leads that name a vehicle or a close description, a budget and contact details.',
        qualification:
          "Buyer not in the dealer's records for the past months, resident in the market area and of legal age to finance.",
        conversionRequirements: "The vehicle is sold and delivered, and the amount on the buyer's order is reported.",
        restrictions:
          "Payments, discounts and rates must come from the dealer's current disclosures. Manufacturer trademarks may be used only to describe the vehicles in stock.",
        notes: "Sales are matched to leads every month through the dealers' records.",
        keywords: [
          'used cars near me',
          'buy a new suv',
          'car dealers with financing',
          'trucks for sale',
          'certified pre owned cars',
          'car deals this month',
        ],
      },
      es: {
        title: 'Compradores de autos nuevos y usados para concesionarios',
        description:
          'Quien eligió un auto en línea pide precio y disponibilidad a un concesionario cercano, y tú ganas con la venta.',
        detailedDescription:
          'Nuestros grupos de concesionarios pagan por vehículos entregados y no por simples consultas, lo que conviene a quien tiene lectores que de verdad compran. El interesado escoge de un inventario en vivo y le responde un especialista, no una central. El financiamiento para todo tipo de crédito y la entrega a domicilio evitan que los tratos se caigan.',
        targetAudience:
          'Adultos que comprarán un auto, camioneta o SUV en las próximas semanas, con o sin auto a cuenta.',
        target:
          'Leads basados en inventario que indican un vehículo o una descripción cercana, presupuesto y contacto.',
        qualification:
          'Comprador que no figura en los registros recientes del concesionario, residente en su zona y con edad legal para financiar.',
        conversionRequirements: 'El vehículo se vende y se entrega, y se informa el monto de la orden de compra.',
        restrictions:
          'Los pagos, descuentos y tasas deben salir de los avisos vigentes del concesionario. Las marcas de fabricantes solo se usan para describir los vehículos en existencia.',
        notes: 'Las ventas se cruzan con los leads cada mes según los registros de los concesionarios.',
        keywords: [
          'carros usados cerca de mí',
          'comprar suv nueva',
          'concesionarios con financiamiento',
          'camionetas en venta',
          'autos seminuevos certificados',
          'ofertas de carros este mes',
        ],
      },
    },
  },
  {
    publicId: 'AUTO006',
    subCategory: 'engine_transmission_sales',
    type: 'call',
    terms: {
      pricing: flat(3800),
      minimumSeconds: 180,
      hours: hours([8, 19], [9, 15], null, CHICAGO),
      caps: caps(120, 3000),
      concurrency: { campaign: 15, perPublisher: 5 },
      duplicates: duplicatesWithin(30),
      unknownPlace: 'accept',
      targets: ring('+19725550123', '+15025550148'),
      traffic: {
        allowed: ['seo', 'paid_search', 'display', 'content_blogs', 'video', 'native'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'push'],
      },
    },
    texts: {
      en: {
        title: 'Used and Remanufactured Engines and Transmissions',
        description:
          'Car owners and repair shops order low-mileage or rebuilt drivetrains by phone, shipped with warranty.',
        detailedDescription:
          "Specialized sellers search a national yard inventory and rebuild programs to find the right unit by VIN. Callers got a costly diagnosis and weigh a replacement against another car; shops call because a customer's vehicle is on the lift. Matching codes, mileage and warranty takes a while, so talk times are naturally long.",
        targetAudience: 'Owners of vehicles with a failed engine or gearbox, independent mechanics, and small fleets.',
        target: 'Calls to buy a complete engine or transmission for an identified vehicle.',
        qualification:
          'Year, make and model known, purchase intended within the month, and a request for a drivetrain rather than sensors, starters or small parts.',
        conversionRequirements: 'The sales agent finds availability and quotes a unit with shipping.',
        restrictions:
          'Mileage and warranty terms may be stated only per unit and never in general ads. Sellers must not be presented as the manufacturer or its dealer.',
        notes: 'Pages for a single make and model year bring the best-prepared callers.',
        keywords: [
          'used engines for sale',
          'rebuilt transmission',
          'replacement engine cost',
          'remanufactured engine',
          'low mileage transmission',
          'engine by vin',
        ],
      },
      es: {
        title: 'Motores y transmisiones usados y remanufacturados',
        description:
          'Dueños de autos y talleres piden por teléfono motores y cajas de bajo millaje o reconstruidos, enviados con garantía.',
        detailedDescription:
          'Vendedores especializados buscan en un inventario nacional de deshuesaderos y programas de reconstrucción la unidad correcta según el VIN. Quien llama recibió un diagnóstico caro y sopesa el reemplazo contra otro carro; los talleres llaman porque tienen el vehículo del cliente en el elevador. Cotejar códigos, millaje y garantía lleva su rato, así que las conversaciones son largas de por sí.',
        targetAudience: 'Dueños de vehículos con motor o caja dañados, mecánicos independientes y flotillas pequeñas.',
        target: 'Llamadas para comprar un motor o una transmisión completos para un vehículo identificado.',
        qualification:
          'Año, marca y modelo conocidos, compra prevista dentro del mes y pedido de un tren motriz, no de sensores, marchas ni piezas pequeñas.',
        conversionRequirements: 'El vendedor encuentra disponibilidad y cotiza una unidad con envío.',
        restrictions:
          'El millaje y la garantía solo se indican por unidad y nunca en anuncios generales. El vendedor no puede presentarse como el fabricante ni su agencia.',
        notes: 'Las páginas dedicadas a una sola marca, modelo y año traen a las personas mejor preparadas.',
        keywords: [
          'motores usados en venta',
          'transmisión reconstruida',
          'costo de cambiar motor',
          'motor remanufacturado',
          'transmisión de bajo millaje',
          'motor por vin',
        ],
      },
    },
  },
  {
    publicId: 'AUTO007',
    subCategory: 'auto_parts',
    type: 'lead',
    promoMaterialsAvailable: true,
    terms: {
      pricing: { kind: 'percent', conversion: 'sale', basisPoints: 1500, ceilingCents: 10000 },
      hours: AROUND_THE_CLOCK,
      approvalDays: 14,
      duplicates: duplicatesWithin(1),
      unknownPlace: 'accept',
      traffic: {
        allowed: [
          'seo',
          'paid_search',
          'content_blogs',
          'video',
          'email',
          'display',
          'influencers',
          'comparison_sites',
          'social_organic',
        ],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Aftermarket Auto Parts Store: Share of Sales',
        description:
          'Do-it-yourself drivers buy brakes, filters, lights and suspension online, and a share of each basket is yours.',
        detailedDescription:
          'Our parts retailer stocks quality aftermarket parts for cars and light trucks, with a fitment finder by plate or VIN and free returns. Buyers come from repair videos, forums and how-to articles and order what the guide recommends. Baskets grow because one job seldom needs only one part.',
        targetAudience: 'Home mechanics, enthusiasts, off-road fans and owners of older vehicles.',
        target: 'Visitors from repair content who look for a part for a specific vehicle.',
        qualification: 'An order tracked from your link by a customer who keeps the goods beyond the return period.',
        conversionRequirements: 'The order is shipped and paid; taxes, shipping and returned items are deducted.',
        restrictions:
          'Coupon codes may be published only if they were issued to you. Parts must not be described as street legal where emissions rules say otherwise.',
        notes: 'A product feed with fitment data is available for comparison sites.',
        keywords: [
          'brake pads online',
          'aftermarket auto parts',
          'car parts by vin',
          'suspension kit',
          'headlight replacement',
          'discount auto parts',
        ],
      },
      es: {
        title: 'Tienda de autopartes: participación en las ventas',
        description:
          'Conductores que reparan ellos mismos compran en línea frenos, filtros, luces y suspensión, y una parte de cada carrito es tuya.',
        detailedDescription:
          'Nuestro vendedor tiene autopartes de calidad para carros y camionetas ligeras, con buscador por placa o VIN y devoluciones gratis. Los compradores llegan de videos, foros y artículos de reparación, y piden lo que recomienda la guía. Los carritos crecen porque un arreglo rara vez necesita una sola pieza.',
        targetAudience: 'Mecánicos caseros, entusiastas, aficionados al todoterreno y dueños de vehículos con años.',
        target: 'Visitantes de contenido de reparación que buscan una pieza para un vehículo determinado.',
        qualification:
          'Un pedido rastreado desde tu enlace, de un cliente que conserva la mercancía después del plazo de devolución.',
        conversionRequirements: 'El pedido se envía y se paga; se descuentan impuestos, envío y devoluciones.',
        restrictions:
          'Los códigos de cupón solo se publican si se emitieron a tu nombre. No se puede decir que una pieza es legal para la calle donde las normas de emisiones dicen otra cosa.',
        notes: 'Hay un archivo de productos con compatibilidad para sitios comparadores.',
        keywords: [
          'pastillas de freno en línea',
          'autopartes genéricas',
          'piezas de carro por vin',
          'kit de suspensión',
          'cambiar faro',
          'autopartes con descuento',
        ],
      },
    },
  },
  {
    publicId: 'AUTO008',
    subCategory: 'auto_parts',
    type: 'call',
    terms: {
      pricing: flat(500),
      minimumSeconds: 60,
      hours: hours([8, 18], [8, 14], null),
      concurrency: { campaign: 20, perPublisher: 8 },
      approvalDays: 3,
      duplicates: duplicatesWithin(7),
      unknownPlace: 'accept',
      targets: ring('+16145550152'),
      traffic: {
        allowed: ['seo', 'paid_search', 'local_listings', 'display', 'native', 'push', 'content_blogs'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims'],
      },
    },
    texts: {
      en: {
        title: 'Salvage Yard Parts Finder Hotline',
        description: 'One call checks hundreds of salvage yards for a used door, mirror, wheel or computer module.',
        detailedDescription:
          'A parts-locating desk queries yard inventories across the country and arranges local pickup or shipping. People call because they do not know which yard has their part and dislike phoning one after another. Modest pay meets very broad demand, which makes it a good fit for large catalogs of parts pages.',
        targetAudience: 'Budget-minded drivers, body shops and restorers hunting for used original parts.',
        target: 'Calls about a used part for a named vehicle.',
        qualification:
          'A specific part and vehicle, asked for by a buyer; people who want to sell a car or scrap metal belong elsewhere.',
        conversionRequirements: 'The locator opens a search with part, vehicle and contact number.',
        restrictions:
          'Airbags, catalytic converters and other regulated parts may not be featured in advertising. Names of real salvage yards must not be used as keywords in ad text.',
        notes: '',
        keywords: [
          'used auto parts near me',
          'salvage yard parts',
          'used car doors',
          'junkyard parts finder',
          'used side mirror',
          'oem used parts',
        ],
      },
      es: {
        title: 'Línea para localizar piezas de deshuesadero',
        description:
          'Una sola llamada revisa cientos de deshuesaderos en busca de una puerta, un espejo, un rin o un módulo usado.',
        detailedDescription:
          'Una mesa de localización consulta inventarios de todo el país y organiza el retiro local o el envío. La gente llama porque no sabe qué deshuesadero tiene su pieza y no le gusta telefonear a uno tras otro. El pago es modesto, pero la demanda es muy amplia, lo que va bien con grandes catálogos de páginas de piezas.',
        targetAudience:
          'Conductores que cuidan su bolsillo, talleres de hojalatería y restauradores que buscan piezas originales usadas.',
        target: 'Llamadas por una pieza usada para un vehículo que se nombra.',
        qualification:
          'Una pieza y un vehículo concretos, pedidos por un comprador; quien quiere vender un carro o chatarra corresponde a otra oferta.',
        conversionRequirements: 'El localizador abre una búsqueda con pieza, vehículo y número de contacto.',
        restrictions:
          'Las bolsas de aire, los convertidores catalíticos y otras piezas reguladas no pueden destacarse en la publicidad. Los nombres de deshuesaderos reales no se usan como palabras clave en los textos.',
        notes: '',
        keywords: [
          'autopartes usadas cerca de mí',
          'piezas de deshuesadero',
          'puertas de carro usadas',
          'buscador de piezas yonke',
          'espejo lateral usado',
          'piezas originales usadas',
        ],
      },
    },
  },
]);
