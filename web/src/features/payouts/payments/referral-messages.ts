import { defineMessages } from '../../../i18n/define-messages.ts';

export const referralMessages = defineMessages({
  en: {
    title: 'Bring other publishers',
    offer:
      'Whoever registers through your link earns you {share} of what they are paid for their sales, for {months} months. It comes from the network: they lose nothing.',
    over: 'No new people can be brought for now. What you were promised for those you brought holds.',
    link: 'your link',
    people: 'Registered through you',
    earned: 'Earned so far',
    failed: 'Your link could not be loaded: {message}',
  },
  es: {
    title: 'Trae a otros editores',
    offer:
      'Por quien se registre con tu enlace ganas un {share} de lo que se le pague por sus ventas, durante {months} meses. Lo pone la red: esa persona no pierde nada.',
    over: 'Por ahora no se puede traer a nadie más. Lo que se te prometió por quienes trajiste sigue valiendo.',
    link: 'tu enlace',
    people: 'Registrados con tu enlace',
    earned: 'Ganado hasta ahora',
    failed: 'No se pudo cargar tu enlace: {message}',
  },
});
