import { request } from 'node:http';
import { AUTH_COOKIE, CLIENT_HEADER, CLIENT_HEADER_VALUE } from '@rendezvous/shared/contract';

export interface HttpResponse {
  status: number;
  body: ReturnType<typeof JSON.parse>;
}

export interface HttpCall {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object | string;
  /** Cuts the connection after this many ms, whatever the server is doing, or, with 'answer', as soon as the response begins to arrive. */
  cutAfter?: number | 'answer';
}

const CLIENT_HEADERS = { 'sec-fetch-site': 'same-origin', [CLIENT_HEADER]: CLIENT_HEADER_VALUE };

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes one call over its own connection, which can be cut, as when a phone enters a tunnel; rejects if the response is incomplete. */
export function httpCall(port: number, token: string, { method, path, body, cutAfter }: HttpCall): Promise<HttpResponse> {
  const isForm = typeof body === 'string';
  const contentType = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return new Promise((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, method, path, agent: false });
    const headers = {
      ...CLIENT_HEADERS,
      cookie: `${AUTH_COOKIE}=${token}`,
      ...(body === undefined ? {} : { 'content-type': contentType }),
    };
    for (const [name, value] of Object.entries(headers)) clientRequest.setHeader(name, value);
    clientRequest.on('error', reject);
    const cut = (): void => void clientRequest.destroy(new Error('The answer was lost.'));
    clientRequest.on('response', (response) => {
      if (cutAfter === 'answer') return cut();
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: tryParse(text) }));
      response.on('error', reject);
      response.on('aborted', () => reject(new Error('The answer was cut off.')));
    });
    if (typeof cutAfter === 'number') setTimeout(cut, cutAfter).unref();
    clientRequest.end(isForm || body === undefined ? body : JSON.stringify(body));
  });
}
