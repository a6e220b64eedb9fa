import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { CLIENT_HEADER, CLIENT_HEADER_VALUE } from '@rendezvous/shared/contract';
import { addressOf, type ApiAnswer, type ApiGet } from './ApiGet';
import { withEtags } from './withEtags';

/** Time limit for the api in ms. */
const API_TIMEOUT_MS = 3_000;

/** The api behind an address in our own network, for example `http://api:4000`. Not `fetch`, which cannot set the Host header. */
export function getByHttp(origin: string): ApiGet {
  const agent = new Agent({ keepAlive: true });
  return withEtags((path, query, headers) => {
    const url = new URL(addressOf(path, query), origin);
    const options = { agent, timeout: API_TIMEOUT_MS, headers: { ...headers, [CLIENT_HEADER]: CLIENT_HEADER_VALUE } };
    return new Promise<ApiAnswer>((resolve, reject) => {
      const call = request(url, options, (answer) => {
        const { statusCode: status = 0, headers: given } = answer;
        text(answer).then((body) => resolve({ status, etag: given.etag, text: body }), reject);
      });
      call.on('timeout', () => call.destroy(new Error(`GET ${path} took longer than ${API_TIMEOUT_MS} ms`)));
      call.on('error', reject);
      call.end();
    });
  });
}
