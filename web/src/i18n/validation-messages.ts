import type { FieldError } from '@callstead/contract/problem';
import { defineMessages } from './messages.ts';

/** What to do about a field, for everything that can be wrong with one. */
export const validationMessages = defineMessages({
  en: {
    required: 'Fill in this field.',
    invalid: 'Check this field: we cannot read what it says.',
    too_long: 'This is too long. Shorten it a little.',
    email_invalid: 'Write a full email address, such as name@example.com.',
    phone_invalid: 'Write a full phone number with its area code, such as +1 555 010 2030.',
    website_invalid: 'Write a full web address, such as https://example.com.',
    passwords_differ: 'The passwords do not match.',
    password_too_short: 'The password must have at least 6 characters.',
    password_needs_uppercase: 'The password must have at least one uppercase letter.',
    password_needs_lowercase: 'The password must have at least one lowercase letter.',
    password_needs_digits: 'The password must have at least 4 numbers.',
    password_needs_special: 'The password must have at least one special character.',
    captcha_required: 'Please complete the CAPTCHA.',
    time_zone_invalid: 'Choose a time zone from the list.',
    routing_number_invalid: 'Check the nine digits of the routing number: they do not add up.',
    account_number_invalid: 'Write the account number with its 4 to 17 digits.',
    iban_invalid: 'Check the IBAN: its letters and digits do not add up.',
  } satisfies Record<FieldError, string>,
  es: {
    required: 'Completa este campo.',
    invalid: 'Revisa este campo: no entendemos lo que dice.',
    too_long: 'El texto es demasiado largo. Acórtalo un poco.',
    email_invalid: 'Escribe una dirección de correo completa, como nombre@ejemplo.com.',
    phone_invalid: 'Escribe un número de teléfono completo, con su código de área, como +1 555 010 2030.',
    website_invalid: 'Escribe una dirección web completa, como https://ejemplo.com.',
    passwords_differ: 'Las contraseñas no coinciden.',
    password_too_short: 'La contraseña debe tener al menos 6 caracteres.',
    password_needs_uppercase: 'La contraseña debe tener al menos una letra mayúscula.',
    password_needs_lowercase: 'La contraseña debe tener al menos una letra minúscula.',
    password_needs_digits: 'La contraseña debe tener al menos 4 números.',
    password_needs_special: 'La contraseña debe tener al menos un carácter especial.',
    captcha_required: 'Por favor, completa el CAPTCHA.',
    time_zone_invalid: 'Elige una zona horaria de la lista.',
    routing_number_invalid: 'Revisa los nueve dígitos del número de ruta: no cuadran.',
    account_number_invalid: 'Escribe el número de cuenta con sus 4 a 17 dígitos.',
    iban_invalid: 'Revisa el IBAN: sus letras y dígitos no cuadran.',
  },
});
