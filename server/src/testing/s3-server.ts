import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Options } from '../storage/s3.ts';

/**
 * A small bucket that speaks S3 over real HTTP. It works out every signature itself, from what arrived on the wire and the
 * description of SigV4, and refuses what does not match: nothing here knows the library that signs.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, { body: Buffer; contentType: string }>();
  const options = {
    bucket: 'recordings',
    region: 'eu-west-1',
    accessKeyId: 'AKIDTEST',
    secretAccessKey: 's3cr3t/+key',
  };
  const server = createServer((request, response) => {
    void take(request).then((body) => answer(request, response, body));
  });

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): ServerResponse {
    const refusal = refusalOf(request, body, options);
    if (refusal) return refuse(response, 403, refusal);
    if (!request.url?.startsWith(`/${options.bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
    const key = decodeURIComponent(request.url.slice(options.bucket.length + 2));
    if (request.method === 'PUT') {
      if (!request.headers['content-length']) return refuse(response, 411, 'MissingContentLength');
      objects.set(key, { body, contentType: request.headers['content-type'] ?? '' });
      return response.writeHead(200).end();
    }
    if (request.method !== 'DELETE') return sendObject(request, response, objects.get(key)?.body);
    objects.delete(key);
    return response.writeHead(204).end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    options: { ...options, endpoint: `http://127.0.0.1:${port}` },
    objects,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

type S3Server = {
  options: S3Options;
  objects: ReadonlyMap<string, { body: Buffer; contentType: string }>;
  close: () => Promise<void>;
};

async function take(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await request.toArray());
}

function refuse(response: ServerResponse, status: number, code: string): ServerResponse {
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

function sendObject(request: IncomingMessage, response: ServerResponse, body: Buffer | undefined): ServerResponse {
  if (!body) return refuse(response, 404, 'NoSuchKey');
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = first && last ? body.subarray(Number(first), Number(last) + 1) : body;
  response.writeHead(first ? 206 : 200, { 'content-length': part.length, 'accept-ranges': 'bytes' });
  return response.end(request.method === 'HEAD' ? undefined : part);
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

function refusalOf(request: IncomingMessage, body: Buffer, options: Omit<S3Options, 'endpoint'>): string | undefined {
  const [, keyId, day = '', region = '', signedHeaders = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  if (keyId !== options.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== options.region) return 'AuthorizationHeaderMalformed';
  const sha256 = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== sha256) return 'XAmzContentSHA256Mismatch';
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) return 'AccessDenied';
  const canonical = [
    request.method,
    request.url,
    '',
    ...names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    sha256,
  ].join('\n');
  const moment = String(request.headers['x-amz-date']);
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const signingKey = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${options.secretAccessKey}`, day));
  return hmac(signingKey, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
