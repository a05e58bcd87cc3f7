export type ContactForm = {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  message: string;
};

/** A contact ticket's text holds the sender as well, so that whoever answers sees everything in one place. */
export function contactMessage({ name, email, phone, company, message }: ContactForm): string {
  const sender = [
    `Nombre: ${name}`,
    `Correo: ${email}`,
    `Teléfono: ${phone ?? 'No especificado'}`,
    `Empresa: ${company ?? 'No especificado'}`,
  ];
  return `${sender.join('\n')}\n\n${message}`;
}
