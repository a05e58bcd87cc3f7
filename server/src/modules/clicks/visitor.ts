import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ClickAgent } from '@callstead/domain/clicks/judge-click';
import { isbot } from 'isbot';
import { networkOf } from '../../net/network-of.ts';

const MOST_KNOWN = 5_000;
const VISIT_LENGTH = 32;

/** Telling a crawler by its name takes longer than all else a click costs, and few names come often. */
const knownBots = new Map<string, boolean>();

function isBot(userAgent: string): boolean {
  const known = knownBots.get(userAgent);
  if (known !== undefined) return known;
  const found = isbot(userAgent);
  if (knownBots.size >= MOST_KNOWN) knownBots.clear();
  knownBots.set(userAgent, found);
  return found;
}

/** Nobody looks at a page by HEAD, and every browser says its name. */
export function agentOf(method: string, headers: IncomingHttpHeaders): ClickAgent {
  const { 'user-agent': userAgent } = headers;
  if (method === 'HEAD' || !userAgent || isBot(userAgent)) return 'bot';
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz'];
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose)) ? 'prefetch' : 'person';
}

export type Visitor = { address: string; userAgent: string };

/** The same for one visitor, offer and affiliate all day; nobody can tell from it who it was once the salt is gone. */
export function visitOf({ address, userAgent }: Visitor, link: string, salt: string): string {
  return hash('sha256', `${salt}\n${link}\n${networkOf(address)}\n${userAgent}`, 'hex').slice(0, VISIT_LENGTH);
}

/** 'https://blog.example/post?id=1' → 'blog.example' */
export function hostOf(referrer: string | undefined): string | null {
  const host = referrer && /^https?:\/\/([a-z0-9.-]{1,200})(?=$|[:/?#])/i.exec(referrer)?.[1];
  return host ? host.toLowerCase() : null;
}
