import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Answered = { method: string; path: string; status: number };

/**
 * Carries requests to `target`. Once that has answered, `strike` may end whoever asked: then nobody hears the answer.
 */
export async function createDeadlyWire(target: string, strike: (answered: Answered) => Promise<boolean>) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${target}${request.url}`, await carried(request));
    const body = await answer.text();
    const about = { method: request.method ?? '', path: request.url ?? '', status: answer.status };
    if (await strike(about)) return response.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function carried(request: IncomingMessage): Promise<RequestInit> {
  const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
  const body = await text(request);
  return {
    method: request.method ?? 'GET',
    headers: { authorization, 'content-type': type },
    ...(body && { body }),
  };
}
