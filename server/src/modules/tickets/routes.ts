import { ContactRequest } from '@callstead/contract/tickets';
import * as z from 'zod';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { contact } from './commands.ts';

export function ticketRoutes(app: App, { db, limits }: Services): void {
  app.post(
    '/contact',
    {
      config: { access: 'ticket.contact' },
      schema: { body: ContactRequest, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      await limits.spend('contact.address', request.ip);
      await contact(db, request.actor, request.body);
      return reply.code(204).send();
    },
  );
}
