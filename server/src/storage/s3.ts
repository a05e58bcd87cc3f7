import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import { assertKey, type Storage } from './port.ts';

export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Order = {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  key: string;
  headers?: Record<string, string>;
  /** A file that is sent as the body. */
  file?: { path: string; bytes: number; sha256: string };
};

const SHA256_OF_NOTHING = createHash('sha256').digest('hex');
const IDLE_LIMIT_MS = 60_000;

/** Any S3-compatible bucket, addressed by path as all of them understand. */
export function createS3Storage(options: S3Options): Storage {
  const send = (order: Order) => sendSigned(options, order);
  return {
    put: async (key, body, contentType) => {
      const spooled = join(tmpdir(), `callstead-${randomUUID()}.part`);
      try {
        const file = await spool(body, spooled); // S3 wants length and hash before the first byte
        await expect(await send({ method: 'PUT', key, headers: { 'content-type': contentType }, file }), [200, 201]);
        return { bytes: file.bytes };
      } finally {
        await rm(spooled, { force: true });
      }
    },
    get: async (key, range) => {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const response = await send({ method: 'GET', key, ...(headers && { headers }) });
      if (response.statusCode === (range ? 206 : 200)) return response;
      await expect(response, [404]);
      return undefined;
    },
    stat: async (key) => {
      const response = await send({ method: 'HEAD', key });
      await expect(response, [200, 404]);
      return response.statusCode === 200 ? { bytes: Number(response.headers['content-length']) } : undefined;
    },
    delete: async (key) => expect(await send({ method: 'DELETE', key }), [200, 204, 404]),
  };
}

async function spool(body: Readable, path: string): Promise<NonNullable<Order['file']>> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await pipeline(body, measured, createWriteStream(path, { flags: 'wx' }));
  return { path, bytes, sha256: hash.digest('hex') };
}

async function sendSigned(options: S3Options, { method, key, headers = {}, file }: Order): Promise<IncomingMessage> {
  assertKey(key);
  const { endpoint, bucket, ...credentials } = options;
  const signed = await new AwsV4Signer({
    ...credentials,
    service: 's3',
    method,
    url: `${endpoint}/${bucket}/${key}`,
    headers: { ...headers, 'x-amz-content-sha256': file?.sha256 ?? SHA256_OF_NOTHING },
  }).sign();
  const body = file && createReadStream(file.path);
  return exchange(signed.url, {
    method,
    headers: { ...Object.fromEntries(signed.headers), ...(file && { 'content-length': String(file.bytes) }) },
    body,
  });
}

type Exchange = { method: string; headers: Record<string, string>; body: Readable | undefined };

function exchange(url: URL, { method, headers, body }: Exchange): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, headers, timeout: IDLE_LIMIT_MS }, resolve);
    sending.on('timeout', () => sending.destroy(new Error('the storage does not answer')));
    sending.on('error', reject);
    if (body) pipeline(body, sending).catch(reject);
    else sending.end();
  });
}

/** Reads the answer to its end, so that the connection is free again. */
async function expect(response: IncomingMessage, statuses: readonly number[]): Promise<void> {
  const said = await response.toArray();
  if (statuses.includes(response.statusCode ?? 0)) return;
  const code = /<Code>(\w+)<\/Code>/.exec(Buffer.concat(said).toString('utf8', 0, 2_000))?.[1] ?? '';
  throw new Error(`the storage answered ${response.statusCode} ${code}`.trim());
}
