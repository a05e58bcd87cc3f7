import { defineMessages } from '../../i18n/define-messages.ts';

/** What a field for a password says; apart from the kit, as most pages have none. */
export const passwordFieldMessages = defineMessages({
  en: {
    showPassword: 'Show password',
    passwordRules: 'Password rules',
    password_too_short: 'At least 6 characters',
    password_needs_uppercase: 'At least one uppercase letter',
    password_needs_lowercase: 'At least one lowercase letter',
    password_needs_digits: 'At least 4 numbers',
    password_needs_special: 'At least one special character',
    ruleMet: 'met',
    ruleUnmet: 'not met yet',
  },
  es: {
    showPassword: 'Mostrar contraseña',
    passwordRules: 'Reglas de la contraseña',
    password_too_short: 'Mínimo 6 caracteres',
    password_needs_uppercase: 'Al menos una letra mayúscula',
    password_needs_lowercase: 'Al menos una letra minúscula',
    password_needs_digits: 'Al menos 4 números',
    password_needs_special: 'Al menos un carácter especial',
    ruleMet: 'cumplida',
    ruleUnmet: 'pendiente',
  },
});
