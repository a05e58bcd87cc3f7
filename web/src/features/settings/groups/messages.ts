import type { SettingGroup, Settings } from '@callstead/contract/settings';
import type { TaxFormRule } from '@callstead/domain/payouts/tax/who-needs-form';
import type { LanguageMode } from '@callstead/domain/site/public-pages';
import { defineMessages } from '../../../i18n/define-messages.ts';
import type { FileRefused } from '../../../ui/form/draw-image.ts';

type FieldTexts = { label: string; hint: string };
/** A setting without words does not compile. */
type GroupTexts = {
  [Group in SettingGroup]: { title: string; intro: string } & { [Field in keyof Settings[Group]]: FieldTexts };
};

/** What stands in a list to choose from. */
type Choices = Record<TaxFormRule | LanguageMode, string>;

export const settingsMessages = defineMessages({
  en: {
    pageTitle: 'Settings · Callstead',
    title: 'Settings',
    intro: 'What holds for the whole network. Every change is in the audit log.',
    setup: 'Setting up',
    index: 'Groups of settings',
    loadFailed: 'The settings could not be loaded: {message}',
    save: 'Save',
    saving: 'Saving...',
    confirm: 'Confirm',
    saved: 'Saved. It holds from now on.',
    defaults: 'The default; nobody has changed it yet.',
    changed: 'Changed by {name},',
    changedElsewhere: 'Somebody has changed this group in the meantime. What you wrote is still here.',
    takeTheirs: 'Use theirs',
    keepMine: 'Save mine',
    storing: 'Storing the picture...',
    removeLogo: 'Remove the logo',
    logoOnLight: 'The logo on a light page',
    logoOnDark: 'The logo on a dark page',
    logoRefused: {
      type: 'Choose a PNG, JPEG or WebP picture.',
      size: 'This file is larger than 20 MB.',
      broken: 'This picture cannot be opened. Choose another one.',
    } satisfies Record<FileRefused['why'], string>,
    fixed: {
      currency: 'The ledger has entries in it: it can no longer be changed.',
      zone: 'Invoices or payouts go by it: it can no longer be changed.',
      named:
        'The environment of the server names a zone (NETWORK_ZONE), and that one holds. What is kept here would hold without it.',
    },
    choices: {
      ...{ nobody: 'Nobody', us_persons: 'U.S. persons', everybody: 'Everybody' },
      ...{ surface: 'That of the page', reader: 'That of the visitor’s browser' },
    } satisfies Choices,
    groups: {
      brand: {
        title: 'Name and brand',
        intro:
          'What people see instead of Callstead: on every page, in mails and on documents. It holds with the next page they open.',
        name: { label: 'Name of the network', hint: 'At most 40 letters. Documents keep the name of their day.' },
        accent: {
          label: 'Colour',
          hint: 'Of buttons and links, such as #0e5a4a; dark pages show a lighter shade of it. Empty: the green of the software.',
        },
        logo: {
          label: 'Logo',
          hint: 'PNG, JPEG or WebP. It stands in place of mark and name, 28 pixels high, on light and on dark pages.',
        },
        senderName: { label: 'Sender of mails', hint: 'Empty: the name of the network.' },
        senderEmail: {
          label: 'Address mails come from',
          hint: 'Your mail server has to be allowed to send for it (SPF and DKIM). Empty: that of MAIL_FROM.',
        },
      },
      legal: {
        title: 'Legal texts',
        intro:
          'Your own words in place of ours: plain paragraphs, parted by blank lines. With one language alone everybody reads that one; with neither, the text that comes with the software.',
        termsEn: { label: 'Terms, in English', hint: 'At /terms.' },
        termsEs: { label: 'Terms, in Spanish', hint: 'At /terms, for those who read Spanish.' },
        privacyEn: { label: 'Privacy policy, in English', hint: 'At /privacy.' },
        privacyEs: { label: 'Privacy policy, in Spanish', hint: 'At /privacy, for those who read Spanish.' },
      },
      tracking: {
        title: 'Domains of links',
        intro:
          'Other domains that publishers may use for their links. Point each of them at this server: it answers links, landing pages and scripts there, and nothing else.',
        trackingHosts: { label: 'Domains', hint: 'One a line, such as go.example.com; at most 20.' },
      },
      company: {
        title: 'Legal data',
        intro:
          'Who issues invoices, receipts and credit notes. Documents that are already issued keep what they said; without a name they say Callstead.',
        legalName: { label: 'Legal name', hint: 'As it is registered, for example Callstead Network LLC' },
        addressLine1: { label: 'Address', hint: 'Street and number' },
        addressLine2: { label: 'Address, second line', hint: 'City, state and ZIP code' },
        country: { label: 'Country', hint: 'As it should stand on the documents' },
        taxId: { label: 'Tax ID', hint: 'EIN, VAT number or the like' },
        email: { label: 'Billing email', hint: 'Whom people ask about an invoice. Empty: documents name none.' },
      },
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
      security: {
        title: 'Security',
        intro: 'How long people stay logged in on a device. A shorter time holds at once, also for logins of before.',
        sessionDays: { label: 'Days a login lasts', hint: 'From 1 to 90 days, however much it is used.' },
      },
      support: {
        title: 'Support',
        intro: 'Whom people write to. Offers, the contact page and every mail name it; answers to mails go there.',
        email: { label: 'Support address', hint: 'A mailbox somebody reads, for example support@your-domain.com' },
      },
      site: {
        title: 'Public pages',
        intro: 'What visitors see. A change holds with the next page they open.',
        languageMode: {
          label: 'Language of a first visit',
          hint: 'Until somebody chooses one: each page in its own, or all in the visitor’s.',
        },
        leadsFigure: { label: 'Leads a month', hint: 'On the first page, as it is written: 50,000+' },
        qualifiedFigure: { label: 'Qualified leads', hint: 'On the first page: 99%' },
        conversionFigure: { label: 'Average conversion', hint: 'On the first page: 25%+' },
        partnersFigure: { label: 'Partners', hint: 'On the first page: 1000+' },
        facebook: {
          label: 'Facebook',
          hint: 'The address of your page there, beginning with https://; empty: only the icon.',
        },
        x: { label: 'X', hint: 'The address of your page there, beginning with https://; empty: only the icon.' },
        linkedin: {
          label: 'LinkedIn',
          hint: 'The address of your page there, beginning with https://; empty: only the icon.',
        },
        instagram: {
          label: 'Instagram',
          hint: 'The address of your page there, beginning with https://; empty: only the icon.',
        },
      },
      disputes: {
        title: 'Disputes',
        intro: 'Whoever lost a decided dispute may appeal once; that decision is final.',
        appealDays: { label: 'Time to appeal (days)', hint: 'From the decision on. 0: nobody can appeal.' },
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
      payouts: {
        title: 'Payouts to publishers',
        intro: 'Who earned less waits for the next run, with all they have.',
        thresholdDollars: { label: 'Least amount of a payout (¤¤)', hint: 'Without cents, from 1 to 10,000.' },
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
      },
      clicks: {
        title: 'Clicks',
        intro:
          'Clicks are kept one by one for a while, so that everybody can look at their own. Their daily figures stay.',
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
    } satisfies GroupTexts,
  },
  es: {
    pageTitle: 'Ajustes · Callstead',
    title: 'Ajustes',
    intro: 'Lo que vale para toda la red. Cada cambio queda en la auditoría.',
    setup: 'Puesta en marcha',
    index: 'Grupos de ajustes',
    loadFailed: 'No se pudieron cargar los ajustes: {message}',
    save: 'Guardar',
    saving: 'Guardando...',
    confirm: 'Confirmar',
    saved: 'Guardado. Vale desde ahora.',
    defaults: 'Valor inicial; nadie lo ha cambiado aún.',
    changed: 'Cambiado por {name},',
    changedElsewhere: 'Alguien ha cambiado este grupo entretanto. Lo que escribiste sigue aquí.',
    takeTheirs: 'Usar lo suyo',
    keepMine: 'Guardar lo mío',
    storing: 'Guardando la imagen...',
    removeLogo: 'Quitar el logotipo',
    logoOnLight: 'El logotipo en una página clara',
    logoOnDark: 'El logotipo en una página oscura',
    logoRefused: {
      type: 'Elige una imagen PNG, JPEG o WebP.',
      size: 'Este archivo pesa más de 20 MB.',
      broken: 'Esta imagen no se puede abrir. Elige otra.',
    },
    fixed: {
      currency: 'Hay asientos en ella: ya no se puede cambiar.',
      zone: 'Hay facturas o pagos que van por ella: ya no se puede cambiar.',
      named: 'El entorno del servidor nombra una zona (NETWORK_ZONE), y es la que vale. La de aquí valdría sin ella.',
    },
    choices: {
      ...{ nobody: 'Nadie', us_persons: 'Las «U.S. persons»', everybody: 'Todos' },
      ...{ surface: 'El de cada página', reader: 'El del navegador de quien visita' },
    } satisfies Choices,
    groups: {
      brand: {
        title: 'Nombre y marca',
        intro:
          'Lo que la gente ve en lugar de Callstead: en cada página, en los correos y en los documentos. Vale desde la próxima página que abran.',
        name: { label: 'Nombre de la red', hint: 'Hasta 40 letras. Los documentos conservan el nombre de su día.' },
        accent: {
          label: 'Color',
          hint: 'De botones y enlaces, como #0e5a4a; las páginas oscuras usan un tono más claro. Vacío: el verde del software.',
        },
        logo: {
          label: 'Logotipo',
          hint: 'PNG, JPEG o WebP. Ocupa el lugar del símbolo y del nombre, con 28 píxeles de alto, en páginas claras y oscuras.',
        },
        senderName: { label: 'Remitente del correo', hint: 'Vacío: el nombre de la red.' },
        senderEmail: {
          label: 'Dirección desde la que sale el correo',
          hint: 'Tu servidor de correo tiene que poder enviar en su nombre (SPF y DKIM). Vacío: la de MAIL_FROM.',
        },
      },
      legal: {
        title: 'Textos legales',
        intro:
          'Tus propias palabras en lugar de las nuestras: párrafos sencillos, separados por líneas en blanco. Con un solo idioma, todos leen ese; sin ninguno, el texto que trae el software.',
        termsEn: { label: 'Términos, en inglés', hint: 'En /terms.' },
        termsEs: { label: 'Términos, en español', hint: 'En /terms, para quien lee en español.' },
        privacyEn: { label: 'Política de privacidad, en inglés', hint: 'En /privacy.' },
        privacyEs: { label: 'Política de privacidad, en español', hint: 'En /privacy, para quien lee en español.' },
      },
      tracking: {
        title: 'Dominios de los enlaces',
        intro:
          'Otros dominios que los editores pueden usar en sus enlaces. Apunta cada uno a este servidor: allí responde a enlaces, páginas de destino y scripts, y a nada más.',
        trackingHosts: { label: 'Dominios', hint: 'Uno por línea, como go.ejemplo.com; 20 como máximo.' },
      },
      company: {
        title: 'Datos legales',
        intro:
          'Quién emite facturas, recibos y notas de crédito. Los documentos ya emitidos conservan lo que decían; sin nombre dicen Callstead.',
        legalName: { label: 'Razón social', hint: 'Como está registrada, por ejemplo Callstead Network LLC' },
        addressLine1: { label: 'Dirección', hint: 'Calle y número' },
        addressLine2: { label: 'Dirección, segunda línea', hint: 'Ciudad, estado y código postal' },
        country: { label: 'País', hint: 'Como debe figurar en los documentos' },
        taxId: { label: 'Identificación fiscal', hint: 'EIN, NIF o equivalente' },
        email: {
          label: 'Correo de facturación',
          hint: 'A quién se pregunta por una factura. Vacío: los documentos no llevan correo.',
        },
      },
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
      security: {
        title: 'Seguridad',
        intro:
          'Cuánto tiempo sigue abierta una sesión en un dispositivo. Un plazo más corto vale enseguida, también para las sesiones ya abiertas.',
        sessionDays: { label: 'Días que dura una sesión', hint: 'De 1 a 90 días, se use cuanto se use.' },
      },
      support: {
        title: 'Soporte',
        intro:
          'A quién escribe la gente. Lo nombran las ofertas, la página de contacto y todos los correos; las respuestas a los correos llegan ahí.',
        email: { label: 'Correo de soporte', hint: 'Un buzón que alguien lee, por ejemplo soporte@tu-dominio.com' },
      },
      site: {
        title: 'Páginas públicas',
        intro: 'Lo que ve quien visita el sitio. Un cambio vale desde la siguiente página que abra.',
        languageMode: {
          label: 'Idioma de la primera visita',
          hint: 'Hasta que alguien elija uno: cada página en el suyo, o todas en el de quien visita.',
        },
        leadsFigure: { label: 'Leads al mes', hint: 'En la portada, tal como se escribe: 50,000+' },
        qualifiedFigure: { label: 'Leads calificados', hint: 'En la portada: 99%' },
        conversionFigure: { label: 'Conversión media', hint: 'En la portada: 25%+' },
        partnersFigure: { label: 'Socios', hint: 'En la portada: 1000+' },
        facebook: {
          label: 'Facebook',
          hint: 'La dirección de tu página allí, que empieza por https://; vacío: solo el icono.',
        },
        x: { label: 'X', hint: 'La dirección de tu página allí, que empieza por https://; vacío: solo el icono.' },
        linkedin: {
          label: 'LinkedIn',
          hint: 'La dirección de tu página allí, que empieza por https://; vacío: solo el icono.',
        },
        instagram: {
          label: 'Instagram',
          hint: 'La dirección de tu página allí, que empieza por https://; vacío: solo el icono.',
        },
      },
      disputes: {
        title: 'Disputas',
        intro: 'Quien pierde una disputa puede apelar una vez; esa decisión es definitiva.',
        appealDays: { label: 'Plazo para apelar (días)', hint: 'Desde la decisión. 0: nadie puede apelar.' },
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
      payouts: {
        title: 'Pagos a editores',
        intro: 'Quien haya ganado menos espera a la próxima ronda, con todo lo que tenga.',
        thresholdDollars: { label: 'Monto mínimo de un pago (¤¤)', hint: 'Sin centavos, de 1 a 10 000.' },
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
      originator: {
        title: 'Ordenante de los pagos',
        intro:
          'De qué cuenta salen los pagos a editores en los archivos para el banco. Si falta un dato que el archivo necesita, no se genera.',
        achCompanyName: {
          label: 'Nombre de la empresa (ACH)',
          hint: 'Lo que los editores leen en su extracto; 23 letras como máximo, los bancos muestran 16.',
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
    } satisfies GroupTexts,
  },
});
