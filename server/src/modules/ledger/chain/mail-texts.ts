import type { MailTextsOf } from '../../../mail/mail-texts.ts';

type LedgerMails = {
  'ledger-head': { name: string; block: number; hash: string; sealedAt: string; link: string };
};

declare module '../../../mail/mail-texts.ts' {
  interface MailValues extends LedgerMails {}
}

export const ledgerMailTexts: MailTextsOf<LedgerMails> = {
  en: {
    'ledger-head': ({ block, hash, sealedAt, link }, network) => ({
      subject: `${network} ledger, sealed up to block ${block}`,
      preheader: 'Keep this mail: it shows whether the books were rewritten.',
      before: [
        `The ledger of your network is sealed up to block ${block} (${sealedAt} UTC).`,
        `Hash of that block: ${hash}`,
        'It is made from every entry booked so far. Keep this mail: as long as the check finds this hash, nobody has changed, removed or slipped in any of them.',
        `To check: npm run ledger:verify -- --head ${hash}`,
      ],
      actions: [{ label: 'Open the ledger', link }],
      after: [],
    }),
  },
  es: {
    'ledger-head': ({ block, hash, sealedAt, link }, network) => ({
      subject: `Libro mayor de ${network}, sellado hasta el bloque ${block}`,
      preheader: 'Guarda este correo: muestra si alguien reescribió los libros.',
      before: [
        `El libro mayor de tu red está sellado hasta el bloque ${block} (${sealedAt} UTC).`,
        `Hash de ese bloque: ${hash}`,
        'Se calcula con todos los asientos registrados hasta ahora. Guarda este correo: mientras la comprobación encuentre este hash, nadie ha cambiado, quitado ni añadido ninguno.',
        `Para comprobarlo: npm run ledger:verify -- --head ${hash}`,
      ],
      actions: [{ label: 'Abrir el libro mayor', link }],
      after: [],
    }),
  },
};
