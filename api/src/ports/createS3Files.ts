import { AwsClient } from 'aws4fetch';
import { validateFileName, type FilesPort } from './FilesPort';

const TIMEOUT_MS = 10_000;

const CHECK_FILE = 'check';
/** After a write, checks only read the file for this many ms: a write may cost money, and a versioned bucket keeps every version. */
const CHECK_WRITE_INTERVAL_MS = 60_000;

interface Bucket {
  bucketUrl: string;
  client: AwsClient;
}

/** Parses a URL such as s3+https://KEY:SECRET@host/bucket?region=eu-central-1. */
function parseBucket(filesUrl: string): Bucket {
  const url = new URL(filesUrl.slice('s3+'.length));
  const [accessKeyId, secretAccessKey] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const bucketName = url.pathname.replace(/^\/|\/$/g, '');
  if (accessKeyId === '' || secretAccessKey === '' || bucketName === '') {
    throw new Error('FILES_URL needs key, secret and bucket: s3+https://KEY:SECRET@host/bucket?region=eu-central-1.');
  }
  const region = url.searchParams.get('region') ?? 'us-east-1';
  return {
    bucketUrl: `${url.origin}/${bucketName}`,
    client: new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 }),
  };
}

/** Stores files in an S3-compatible bucket, shared by processes on several machines. */
export function createS3Files(filesUrl: string): FilesPort {
  const { bucketUrl, client } = parseBucket(filesUrl);
  const send = async (method: string, name: string, body?: Uint8Array): Promise<Response> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await client.fetch(`${bucketUrl}/${validateFileName(name)}`, {
      method,
      signal,
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    if (reply.ok || reply.status === 404) return reply;
    await reply.arrayBuffer();
    throw new Error(`The file store answered ${method} with ${reply.status}.`);
  };
  const write = async (name: string, bytes: Uint8Array): Promise<void> => {
    const reply = await send('PUT', name, bytes);
    await reply.arrayBuffer();
    if (reply.status === 404) throw new Error('The bucket of FILES_URL does not exist.');
  };
  const read = async (name: string): Promise<Buffer | null> => {
    const reply = await send('GET', name);
    const bytes = Buffer.from(await reply.arrayBuffer());
    return reply.status === 404 ? null : bytes;
  };
  let checkWrittenAt = -Infinity;
  return {
    write,
    read,
    remove: async (name) => {
      await (await send('DELETE', name)).arrayBuffer();
    },
    check: async () => {
      const isRecent = performance.now() - checkWrittenAt < CHECK_WRITE_INTERVAL_MS;
      if (isRecent && (await read(CHECK_FILE)) !== null) return;
      await write(CHECK_FILE, Buffer.from('ok'));
      checkWrittenAt = performance.now();
    },
  };
}
