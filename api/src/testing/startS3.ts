import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const SECRET = 'secret/of+the=store';
const KEY = 'KEYOFTHESTORE';

/** A store that implements as much of S3 as the api's file storage needs, verifies every signature, and can be told to fail. */
export interface TestS3 {
  url: string;
  objects: Map<string, Buffer>;
  /** Makes the next `times` requests get a 503. */
  failNext(times: number): void;
  /** Rejects all writes from now on, as if the key had only read access. */
  forbidWrites(): void;
  stop(): Promise<void>;
}

const computeHmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const computeSha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** Calculates the expected signature of a request (AWS Signature Version 4). */
function computeSignature({ method = '', url = '', headers }: IncomingMessage, scope: string, signedHeaders: string): string {
  const [path = '', query = ''] = url.split('?');
  const formatHeader = (name: string): string => `${name}:${String(headers[name] ?? '').trim()}\n`;
  const headerNames = signedHeaders.split(';');
  const hash = String(headers['x-amz-content-sha256'] ?? computeSha256(''));
  const canonicalRequest = [method, path, query, headerNames.map(formatHeader).join(''), signedHeaders, hash].join('\n');
  const stringToSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, computeSha256(canonicalRequest)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((signingKey, segment) => computeHmac(signingKey, segment), `AWS4${SECRET}`);
  return computeHmac(key, stringToSign).toString('hex');
}

function isSigned(request: IncomingMessage): boolean {
  const pattern = /Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)/;
  const [, key, scope = '', signedHeaders = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? [];
  return key === KEY && signature === computeSignature(request, scope, signedHeaders);
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Applies one request to the stored objects; returns the status and the requested object, if it exists. */
function applyRequest(objects: Map<string, Buffer>, method: string, path: string, body: Buffer): { status: number; bytes?: Buffer } {
  if (!path.startsWith('/bucket/')) return { status: 404 };
  if (method === 'PUT') objects.set(path, body);
  if (method === 'DELETE') {
    objects.delete(path);
    return { status: 204 };
  }
  const bytes = objects.get(path);
  return bytes === undefined ? { status: 404 } : { status: 200, bytes };
}

/** Starts an S3 store with one bucket on a free port. */
export async function startS3(): Promise<TestS3> {
  const objects = new Map<string, Buffer>();
  let pendingFailures = 0;
  let isReadOnly = false;
  const isAllowed = (request: IncomingMessage): boolean => isSigned(request) && (!isReadOnly || request.method === 'GET');
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    if (pendingFailures > 0) {
      pendingFailures -= 1;
      response.writeHead(503).end();
      return;
    }
    const { status, bytes } = isAllowed(request) ? applyRequest(objects, request.method ?? '', request.url ?? '', body) : { status: 403 };
    response.writeHead(status).end(request.method === 'GET' ? bytes : undefined);
  };
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3+http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/bucket?region=eu-west-1`,
    objects,
    failNext: (times) => (pendingFailures = times),
    forbidWrites: () => (isReadOnly = true),
    stop: () => new Promise((done) => void server.close(() => done())),
  };
}
