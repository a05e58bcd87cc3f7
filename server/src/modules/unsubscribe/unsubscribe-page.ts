import { escapeHtml } from '@callstead/domain/escape-html';
import type { Language } from '@callstead/domain/identity/account';
import type { BrandLook } from '@callstead/domain/site/brand-look';
import { plainPage } from '../../http/plain-page.ts';

/** Asks, has done it, or cannot read the link. None says whose mails they are: whoever holds the link may be anybody. */
export type UnsubscribeStep = 'ask' | 'done' | 'unreadable';

const TEXTS: Record<Language, Record<UnsubscribeStep, { title: string; text: string }> & { button: string }> = {
  en: {
    ask: {
      title: 'Stop these mails?',
      text: 'You will not get this mail any more. You can switch it on again in your panel whenever you like.',
    },
    done: {
      title: 'Done: these mails have ended',
      text: 'We will not send it any more. If you change your mind, switch it on again in your panel.',
    },
    unreadable: {
      title: 'This link is not complete',
      text: 'Open the link in the mail itself, or copy its whole address into your browser.',
    },
    button: 'Stop the mails',
  },
  es: {
    ask: {
      title: '¿Dejar de recibir estos correos?',
      text: 'No volverás a recibir este correo. Puedes activarlo de nuevo en tu panel cuando quieras.',
    },
    done: {
      title: 'Listo: ya no recibirás estos correos',
      text: 'No te lo enviaremos más. Si cambias de idea, actívalo de nuevo en tu panel.',
    },
    unreadable: {
      title: 'Este enlace no está completo',
      text: 'Abre el enlace en el propio correo o copia su dirección entera en tu navegador.',
    },
    button: 'Dejar de recibirlos',
  },
};

type Asked = { language: Language; nonce: string; step: UnsubscribeStep; action: string; look: BrandLook };

export function unsubscribePage({ language, nonce, step, action, look }: Asked): string {
  const { [step]: said, button } = TEXTS[language];
  const form =
    step === 'ask'
      ? `<form method="post" action="${escapeHtml(action)}"><button class="first" type="submit">${escapeHtml(button)}</button></form>`
      : '';
  const content = `<h1>${escapeHtml(said.title)}</h1>\n<p>${escapeHtml(said.text)}</p>\n${form}`;
  return plainPage({ title: `${said.title} · ${look.name}`, language, nonce, look, content });
}
