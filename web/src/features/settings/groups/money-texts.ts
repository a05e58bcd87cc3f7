import type { GroupTexts } from './group-texts.ts';

/** What the network asks of advertisers and pays to publishers. */
type Groups = Pick<GroupTexts, 'books' | 'billing' | 'disputes' | 'payouts' | 'referrals' | 'originator' | 'transfers'>;

const en = {
  books: {
    title: 'Currency and zone',
    intro:
      'In what the network counts its money, and whose days and months invoices, payouts and reports go by. Choose them before anybody pays.',
    currency: {
      label: 'Currency',
      hint: 'For all balances, prices and payouts. The first entry of the ledger fixes it. Prices that are written already keep their figures: check them.',
    },
    zone: {
      label: 'Time zone',
      hint: 'The first invoice or payout run fixes it. Reports are counted anew after a change, which may take a few minutes.',
    },
  },
  billing: {
    title: 'Billing',
    intro: 'When advertisers hear that their balance runs out, and of an invoice on credit that is not paid.',
    alertHours: {
      label: 'Low-balance notice (hours)',
      hint: 'When the balance lasts less than this at today’s pace.',
    },
    netDays: { label: 'Days to pay an invoice', hint: 'For advertisers with credit and no days of their own.' },
    secondReminderDays: {
      label: 'Second reminder (days)',
      hint: 'After the due day, on which the first one goes out.',
    },
    thirdReminderDays: { label: 'Third reminder (days)', hint: 'After the due day.' },
    pauseDays: { label: 'Pause of campaigns (days)', hint: 'After the due day, if it is still not paid.' },
  },
  disputes: {
    title: 'Disputes',
    intro: 'Whoever lost a decided dispute may appeal once; that decision is final.',
    appealDays: { label: 'Time to appeal (days)', hint: 'From the decision on. 0: nobody can appeal.' },
  },
  payouts: {
    title: 'Payouts to publishers',
    intro: 'Who earned less waits for the next run, with all they have.',
    thresholdDollars: { label: 'Least amount of a payout (¤¤)', hint: 'Without cents.' },
    taxForms: {
      label: 'Who signs a tax form before being paid',
      hint: 'U.S. persons: who says so, is paid to a U.S. bank account or has an address there.',
    },
    necThresholds: {
      label: 'Thresholds of the 1099-NEC from 2027 on (USD)',
      hint: 'As the IRS announces them, for example 2027: 2100, 2028: 2200. Earlier years are known.',
    },
    earlyFeeBasisPoints: {
      label: 'Fee of early payouts (basis points)',
      hint: '100 are 1 %. With 0 nobody can ask to be paid early.',
    },
  },
  referrals: {
    title: 'Referrals',
    intro:
      'Publishers who bring others get a share of what those are paid, out of your margin. What held when somebody registered holds for them.',
    shareBasisPoints: {
      label: 'Share (hundredths of a percent)',
      hint: '500 is 5 %; with 0 nothing is offered. At most 5,000.',
    },
    months: { label: 'For how many months', hint: 'From the registration on, from 1 to 60.' },
  },
  originator: {
    title: 'Who pays the publishers',
    intro: 'Whose account is debited in the payout files. A file that needs what is empty here is not made.',
    achCompanyName: {
      label: 'Company name (ACH)',
      hint: 'What publishers read on their bank statement; at most 23 letters, banks show 16.',
    },
    achCompanyId: { label: 'Company id (ACH)', hint: 'Ten signs your bank gave you, mostly a 1 and the EIN.' },
    achBankRouting: {
      label: 'Routing number of your bank',
      hint: 'Of the bank that takes the ACH file: nine digits.',
    },
    achBankName: { label: 'Name of your bank', hint: 'As it calls itself in ACH files.' },
    achImmediateOrigin: {
      label: 'Immediate origin',
      hint: 'Who sends the file, as your bank says: mostly the company id.',
    },
    debtorName: { label: 'Account holder (IBAN payments)', hint: 'As your bank writes it.' },
    debtorAccount: {
      label: 'Account that is debited',
      hint: 'IBAN, or the account number where your bank has no IBAN.',
    },
    debtorBic: { label: 'BIC of your bank', hint: 'Eight or eleven letters and digits.' },
    debtorStreet: { label: 'Street and number', hint: 'Of the account holder.' },
    debtorPostcode: { label: 'Postcode', hint: 'Of the account holder.' },
    debtorTown: { label: 'Town', hint: 'Payments to other countries need it.' },
    debtorCountry: { label: 'Country', hint: 'Two letters, like US. Payments to other countries need it.' },
  },
  transfers: {
    title: 'Bank transfers',
    intro:
      'Where advertisers send money. Billing shows it with a reference for each of them; without an account number transfers are not offered.',
    bankName: { label: 'Bank', hint: 'Its name, and its address if banks abroad ask for it.' },
    holder: { label: 'Account holder', hint: 'As the bank writes it.' },
    account: { label: 'Account number or IBAN', hint: 'Leave it empty to offer no transfers.' },
    routing: { label: 'Routing number or BIC', hint: 'Nine digits in the US; the BIC elsewhere.' },
    note: { label: 'Note', hint: 'What advertisers should know, for example how long it takes.' },
  },
} satisfies Groups;

const es = {
  books: {
    title: 'Moneda y zona horaria',
    intro:
      'En qué cuenta la red su dinero, y por los días y meses de quién van facturas, pagos y reportes. Elígelas antes de que alguien pague.',
    currency: {
      label: 'Moneda',
      hint: 'De todos los saldos, precios y pagos. El primer asiento la fija. Los precios ya escritos conservan sus cifras: revísalos.',
    },
    zone: {
      label: 'Zona horaria',
      hint: 'La primera factura o tanda de pagos la fija. Tras un cambio los reportes se cuentan de nuevo, lo que puede tardar unos minutos.',
    },
  },
  billing: {
    title: 'Facturación',
    intro: 'Cuándo saben los anunciantes que su saldo se agota, y que una factura a crédito no está pagada.',
    alertHours: {
      label: 'Aviso de saldo bajo (horas)',
      hint: 'Cuando el saldo dura menos que esto al ritmo de hoy.',
    },
    netDays: { label: 'Días para pagar una factura', hint: 'Para anunciantes con crédito y sin plazo propio.' },
    secondReminderDays: { label: 'Segundo aviso (días)', hint: 'Tras el vencimiento, día en que sale el primero.' },
    thirdReminderDays: { label: 'Tercer aviso (días)', hint: 'Tras el vencimiento.' },
    pauseDays: { label: 'Pausa de campañas (días)', hint: 'Tras el vencimiento, si sigue sin pagarse.' },
  },
  disputes: {
    title: 'Disputas',
    intro: 'Quien pierde una disputa puede apelar una vez; esa decisión es definitiva.',
    appealDays: { label: 'Plazo para apelar (días)', hint: 'Desde la decisión. 0: nadie puede apelar.' },
  },
  payouts: {
    title: 'Pagos a editores',
    intro: 'Quien haya ganado menos espera a la próxima ronda, con todo lo que tenga.',
    thresholdDollars: { label: 'Monto mínimo de un pago (¤¤)', hint: 'Sin centavos.' },
    taxForms: {
      label: 'Quién firma un formulario fiscal antes de cobrar',
      hint: '«U.S. persons»: quien lo dice, cobra en un banco de EE. UU. o tiene allí su dirección.',
    },
    necThresholds: {
      label: 'Umbrales del 1099-NEC desde 2027 (USD)',
      hint: 'Como los anuncie el IRS, por ejemplo 2027: 2100, 2028: 2200. Los años anteriores ya se conocen.',
    },
    earlyFeeBasisPoints: {
      label: 'Comisión de los pagos anticipados (puntos básicos)',
      hint: '100 son un 1 %. Con 0 nadie puede pedir un pago anticipado.',
    },
  },
  referrals: {
    title: 'Recomendaciones',
    intro:
      'Quien trae a otros editores recibe una parte de lo que se les paga, de tu margen. Lo que valía cuando alguien se registró vale para esa persona.',
    shareBasisPoints: {
      label: 'Parte (centésimas de punto porcentual)',
      hint: '500 es un 5 %; con 0 no se ofrece nada. Como mucho 5000.',
    },
    months: { label: 'Durante cuántos meses', hint: 'Desde el registro, de 1 a 60.' },
  },
  originator: {
    title: 'Ordenante de los pagos',
    intro:
      'De qué cuenta salen los pagos a editores en los archivos para el banco. Si falta un dato que el archivo necesita, no se genera.',
    achCompanyName: {
      label: 'Nombre de la empresa (ACH)',
      hint: 'Lo que los editores leen en el estado de cuenta de su banco; 23 letras como máximo, los bancos muestran 16.',
    },
    achCompanyId: {
      label: 'Identificador de la empresa (ACH)',
      hint: 'Los diez signos que te dio tu banco, casi siempre un 1 y el EIN.',
    },
    achBankRouting: {
      label: 'Número de ruta de tu banco',
      hint: 'Del banco que recibe el archivo ACH: nueve dígitos.',
    },
    achBankName: { label: 'Nombre de tu banco', hint: 'Como se llama en los archivos ACH.' },
    achImmediateOrigin: {
      label: 'Origen inmediato',
      hint: 'Quién envía el archivo, según tu banco: casi siempre el identificador de la empresa.',
    },
    debtorName: { label: 'Titular de la cuenta (pagos por IBAN)', hint: 'Como lo escribe tu banco.' },
    debtorAccount: { label: 'Cuenta de cargo', hint: 'IBAN, o el número de cuenta si tu banco no tiene IBAN.' },
    debtorBic: { label: 'BIC de tu banco', hint: 'Ocho u once letras y dígitos.' },
    debtorStreet: { label: 'Calle y número', hint: 'Del titular de la cuenta.' },
    debtorPostcode: { label: 'Código postal', hint: 'Del titular de la cuenta.' },
    debtorTown: { label: 'Ciudad', hint: 'La piden los pagos a otros países.' },
    debtorCountry: { label: 'País', hint: 'Dos letras, como US. Lo piden los pagos a otros países.' },
  },
  transfers: {
    title: 'Transferencias bancarias',
    intro:
      'Adónde envían dinero los anunciantes. Facturación lo muestra con una referencia para cada uno; sin número de cuenta no se ofrecen transferencias.',
    bankName: { label: 'Banco', hint: 'Su nombre, y su dirección si la piden los bancos de otros países.' },
    holder: { label: 'Titular de la cuenta', hint: 'Como lo escribe el banco.' },
    account: { label: 'Número de cuenta o IBAN', hint: 'Déjalo vacío para no ofrecer transferencias.' },
    routing: { label: 'Número de ruta o BIC', hint: 'Nueve dígitos en EE. UU.; el BIC en otros países.' },
    note: { label: 'Nota', hint: 'Lo que deben saber los anunciantes, por ejemplo cuánto tarda.' },
  },
} satisfies Groups;

export const moneyTexts = { en, es };
