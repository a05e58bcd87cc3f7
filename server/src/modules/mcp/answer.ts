import { DomainError } from '@callstead/domain/errors';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { problemOf } from '../../http/errors.ts';
import type { UsedKey } from '../../http/key-access.ts';
import { WHAT_TO_DO } from '../docs/reference/what-to-do.ts';
import { type Ask, TOOLS, type Tool } from './tools.ts';

type Answering = {
  apiKey: UsedKey;
  ask: Ask;
  version: string;
  /** Whose it is, as people know it. */
  network: string;
  /** What nobody expected, for the log. */
  onFault: (error: unknown) => void;
};

/** One request, one answer in JSON: nothing is kept between them, so any process can answer. */
export async function answerMcp(request: Request, answering: Answering): Promise<Response> {
  const server = serverFor(answering);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  // Its optional members are written as possibly undefined, which our compiler tells apart.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  try {
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}

const instructionsOf = (network: string) =>
  `${network} is a pay-per-call and lead network. Everything here is read only. Amounts are integers in cents, times are RFC 3339 in UTC. A call or lead that was not paid names a reason; explain_call and find_lead show every rule that spoke.`;

function serverFor(answering: Answering): Server {
  const about = { name: 'callstead', title: answering.network, version: answering.version };
  const server = new Server(about, { capabilities: { tools: {} }, instructions: instructionsOf(answering.network) });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(described) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => callTool(params, answering));
  return server;
}

function described({ name, title, description, scope, input }: Tool) {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return {
    ...{ name, title, description: `${description} Needs the scope ${scope}.` },
    inputSchema: schema as { type: 'object' },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

type Called = { name: string; arguments?: Record<string, unknown> | undefined };

/** A refusal is an answer, too: it says what to do, and the conversation goes on. */
async function callTool(called: Called, { apiKey, ask, onFault }: Answering): Promise<CallToolResult> {
  const tool = TOOLS.find(({ name }) => name === called.name);
  if (!tool) return refused(`There is no tool ${called.name}. There are ${TOOLS.map(({ name }) => name).join(', ')}.`);
  try {
    const answer = await tool.run(ask, called.arguments ?? {}, apiKey.actor.role);
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: { ...answer } };
  } catch (error) {
    if (!(error instanceof DomainError) && !(error instanceof z.ZodError)) onFault(error);
    return refused(adviceOn(error));
  }
}

const refused = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

function adviceOn(error: unknown): string {
  if (error instanceof z.ZodError) return `validation_failed: ${z.prettifyError(error)}`;
  const { code, details } = error instanceof DomainError ? error : new DomainError('internal');
  const said = typeof details.message === 'string' ? ` ${details.message}` : '';
  return `${code}: ${problemOf(code).title}.${said} ${WHAT_TO_DO[code] ?? ''}`.trim();
}
