import type { GroupTexts } from './group-texts.ts';

/** Sessions, numbers, and how long things are kept. */
type Groups = Pick<GroupTexts, 'security' | 'numbers' | 'clicks' | 'people'>;

const en = {
  security: {
    title: 'Security',
    intro: 'How long people stay logged in on a device. A shorter time holds at once, also for logins of before.',
    sessionDays: { label: 'Days a login lasts', hint: 'From 1 to 90 days, however much it is used.' },
  },
  numbers: {
    title: 'Numbers',
    intro:
      'A number that was taken from a publisher is still called for a while: until it has rested nobody else gets it. Where there are carrier accounts, the pool can be refilled by itself.',
    restDays: { label: 'Days of rest', hint: 'From 0 to 365.' },
    refillLevel: {
      label: 'Buy when fewer are free',
      hint: 'With 0 nothing is bought by itself. Accounts are asked in the order in which they were added.',
    },
    refillPerDay: { label: 'At most a day', hint: 'What is bought by itself, from 0 to 100.' },
    refillAreaCodes: {
      label: 'Area codes to buy in',
      hint: 'For example 305, 786: the first one that has numbers. Empty: wherever there are any.',
    },
    refillAbroad: {
      label: 'Other countries',
      hint: 'Each by its own level and limit. Numbers for which the carrier asks for an address or papers in the country are not bought automatically: give them in its console, and buy those numbers under Carriers.',
    },
  },
  clicks: {
    title: 'Clicks',
    intro: 'Clicks are kept one by one for a while, so that everybody can look at their own. Their daily figures stay.',
    keptMonths: {
      label: 'Months that single clicks are kept',
      hint: 'From 1 to 120. Whole months are forgotten, and cannot be brought back.',
    },
  },
  people: {
    title: 'People’s data',
    intro:
      'Numbers of callers, recordings and the people of leads are erased when their days are over. Money, reasons and figures stay. A campaign may have days of its own.',
    personalDataDays: {
      label: 'Days that people’s data are kept',
      hint: 'From 1 to 3,650; with 0 they are kept until somebody asks to be erased.',
    },
    importHours: {
      label: 'Hours that a file of leads waits to be started',
      hint: 'From 1 to 72. Then it is deleted.',
    },
    refusedRowDays: {
      label: 'Days that refused rows of a file are kept',
      hint: 'From 1 to 6, so that their publisher can mend them.',
    },
  },
} satisfies Groups;

const es = {
  security: {
    title: 'Seguridad',
    intro:
      'Cuánto tiempo sigue abierta una sesión en un dispositivo. Un plazo más corto vale enseguida, también para las sesiones ya abiertas.',
    sessionDays: { label: 'Días que dura una sesión', hint: 'De 1 a 90 días, se use cuanto se use.' },
  },
  numbers: {
    title: 'Números',
    intro:
      'A un número retirado de un editor se le sigue llamando un tiempo: hasta que haya reposado nadie más lo recibe. Donde hay cuentas de operadores, la reserva puede reponerse sola.',
    restDays: { label: 'Días de reposo', hint: 'De 0 a 365.' },
    refillLevel: {
      label: 'Comprar cuando queden menos libres',
      hint: 'Con 0 no se compra nada automáticamente. Se pregunta a las cuentas en el orden en que se añadieron.',
    },
    refillPerDay: { label: 'Como máximo al día', hint: 'Lo que se compra automáticamente, de 0 a 100.' },
    refillAreaCodes: {
      label: 'Prefijos en los que comprar',
      hint: 'Por ejemplo 305, 786: el primero que tenga números. Vacío: donde los haya.',
    },
    refillAbroad: {
      label: 'Otros países',
      hint: 'Cada uno con su nivel y su límite. Los números para los que el operador pide una dirección o documentos en el país no se compran automáticamente: entrégalos en su consola y compra esos números en Operadores.',
    },
  },
  clicks: {
    title: 'Clics',
    intro:
      'Los clics se guardan uno a uno durante un tiempo, para que cada cual pueda ver los suyos. Sus cifras diarias se quedan.',
    keptMonths: {
      label: 'Meses que se guarda cada clic',
      hint: 'De 1 a 120. Se olvidan meses enteros y no se pueden recuperar.',
    },
  },
  people: {
    title: 'Datos de personas',
    intro:
      'Los números de quienes llaman, las grabaciones y las personas de los leads se borran al acabar sus días. El dinero, los motivos y las cifras se quedan. Una campaña puede tener sus propios días.',
    personalDataDays: {
      label: 'Días que se guardan los datos de personas',
      hint: 'De 1 a 3650; con 0 se guardan hasta que alguien pida que se borren.',
    },
    importHours: {
      label: 'Horas que un archivo de leads espera a que se inicie',
      hint: 'De 1 a 72. Después se borra.',
    },
    refusedRowDays: {
      label: 'Días que se guardan las filas rechazadas de un archivo',
      hint: 'De 1 a 6, para que su editor pueda corregirlas.',
    },
  },
} satisfies Groups;

export const keepingTexts = { en, es };
