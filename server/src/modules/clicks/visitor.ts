import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Device, deviceOf } from '@callstead/domain/clicks/device';
import type { ClickAgent } from '@callstead/domain/clicks/judge-click';
import { isbot } from 'isbot';
import { networkOf } from '../../net/network-of.ts';

const MOST_KNOWN = 5_000;
const VISIT_LENGTH = 32;

/** What the name a browser gives tells. */
type NamedAgent = { isBot: boolean; device: Device | null };

/** Reading a name takes longer than all else a click costs, and few names come often. */
const knownAgents = new Map<string, NamedAgent>();

function readAgent(userAgent: string): NamedAgent {
  const known = knownAgents.get(userAgent);
  if (known !== undefined) return known;
  const named = { isBot: isbot(userAgent), device: deviceOf(userAgent) };
  if (knownAgents.size >= MOST_KNOWN) knownAgents.clear();
  knownAgents.set(userAgent, named);
  return named;
}

const NAMELESS: { agent: ClickAgent; device: Device | null } = { agent: 'bot', device: null };

/** Nobody looks at a page by HEAD, and every browser says its name. */
export function agentOf(method: string, headers: IncomingHttpHeaders): { agent: ClickAgent; device: Device | null } {
  const { 'user-agent': userAgent } = headers;
  if (!userAgent) return NAMELESS;
  const { isBot, device } = readAgent(userAgent);
  if (method === 'HEAD' || isBot) return { agent: 'bot', device };
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz'];
  const isAhead = purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose));
  return { agent: isAhead ? 'prefetch' : 'person', device };
}

export type Visitor = { address: string; userAgent: string };

/** The same for one visitor, offer and affiliate all day; nobody can tell from it who it was once the salt is gone. */
export function visitOf({ address, userAgent }: Visitor, link: string, salt: string): string {
  return hash('sha256', `${salt}\n${link}\n${networkOf(address)}\n${userAgent}`, 'hex').slice(0, VISIT_LENGTH);
}
