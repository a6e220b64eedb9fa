import { toUSVString } from 'node:util';
import type { InjectOptions } from 'fastify';
import type { TestAnswer } from '../../testing/TestClient';
import { uploadPhoto } from '../../testing/uploadPhoto';
import type { Attempt } from './CallRow';

const JSON_TYPE = { 'content-type': 'application/json' };

const texts = (values: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]));

function contentOf(method: string, { raw, body = {}, headers }: Attempt): InjectOptions {
  if (raw === undefined && method === 'GET') return {};
  return { payload: raw ?? JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } };
}

/** Makes a call as it is prepared. */
export function makeCall(call: string, attempt: Attempt): Promise<TestAnswer> {
  const { client, query, file, named = '', endless } = attempt;
  const [method = '', address = ''] = call.split(' ');
  const url = address.replace(/\?.*$/, '').replace(/:\w+$/, encodeURIComponent(toUSVString(named)));
  if (endless) return client.open(url);
  if (file) return uploadPhoto(client, url, file);
  return client.call({ method: method as 'GET', url, query: texts(query), ...contentOf(method, attempt) });
}
