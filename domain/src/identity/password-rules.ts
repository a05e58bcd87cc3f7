/** The rules a password must meet, in the order in which people are told about them. */
export const PASSWORD_RULES = [
  { id: 'password_too_short', holds: (password: string) => password.length >= 6 },
  { id: 'password_needs_uppercase', holds: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'password_needs_lowercase', holds: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'password_needs_digits', holds: (password: string) => (password.match(/\d/g) ?? []).length >= 4 },
  { id: 'password_needs_special', holds: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
] as const;

export type PasswordRuleId = (typeof PASSWORD_RULES)[number]['id'];

/** Hashing is costly on purpose; a limit keeps a hostile megabyte out of it. */
export const PASSWORD_MAX_LENGTH = 128;

export function brokenPasswordRules(password: string): PasswordRuleId[] {
  return PASSWORD_RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.id);
}
