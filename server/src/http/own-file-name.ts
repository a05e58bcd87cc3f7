import { networkSlug } from '@callstead/domain/site/network-name';
import type { FastifyReply } from 'fastify';

/** 'callstead-calls.csv': whose file it is stands first. */
export const ownFileName = (reply: FastifyReply, name: string) => `${networkSlug(reply.server.networkName())}-${name}`;
