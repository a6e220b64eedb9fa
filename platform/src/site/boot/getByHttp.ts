import { Agent, request } from 'node:http';
import { CLIENT_HEADER, CLIENT_HEADER_VALUE } from '@rendezvous/shared/contract';
import { ApiFailure } from './ApiFailure';
import type { ApiGet } from './ApiGet';

/** A page does not wait longer than this for the api, in ms. */
const TIMEOUT_MS = 3_000;

/** The api behind an address in our own network, for example `http://api:4000`. Not `fetch`: it cannot hand on the Host. */
export function getByHttp(origin: string): ApiGet {
  const agent = new Agent({ keepAlive: true });
  return <Reply>(path: string, query: Readonly<Record<string, string>>, headers: Record<string, string>) => {
    const url = new URL(`${path}?${new URLSearchParams(query).toString()}`, origin);
    const options = { agent, timeout: TIMEOUT_MS, headers: { ...headers, [CLIENT_HEADER]: CLIENT_HEADER_VALUE } };
    return new Promise<Reply>((resolve, reject) => {
      const call = request(url, options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(JSON.parse(Buffer.concat(parts).toString('utf8')) as Reply);
          else reject(new ApiFailure(path, answer.statusCode ?? 0));
        });
      });
      call.on('timeout', () => call.destroy(new Error(`GET ${path} took longer than ${TIMEOUT_MS} ms`)));
      call.on('error', reject);
      call.end();
    });
  };
}
