import { createHmac } from 'node:crypto';
import { AUTH_COOKIE, CLIENT_HEADER, CLIENT_HEADER_VALUE, INTERNAL_KEY_LABEL } from '@rendezvous/shared/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expectDescribed } from './expectDescribed';
import { testConfig } from './testConfig';

export interface TestResponse {
  status: number;
  // Tests inspect replies of any shape.
  body: ReturnType<typeof JSON.parse>;
  text: string;
  headers: Record<string, number | string | string[] | undefined>;
  /** Cookies set by the response, by name. */
  cookies: Record<string, { value: string; maxAge?: number; httpOnly?: boolean; path?: string; sameSite?: string }>;
}

type Fields = Record<string, unknown>;

/** Calls the api as our own pages do, with the given cookies and headers. */
export class TestClient {
  constructor(
    private readonly app: FastifyInstance,
    private readonly cookies: Record<string, string> = {},
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Returns a copy of this client with additional headers; an empty value removes a header. */
  withHeaders(headers: Record<string, string>): TestClient {
    return new TestClient(this.app, this.cookies, { ...this.headers, ...headers });
  }

  /** Returns a copy of this client with additional cookies. */
  withCookies(cookies: Record<string, string>): TestClient {
    return new TestClient(this.app, { ...this.cookies, ...cookies }, this.headers);
  }

  get(url: string, query?: Fields): Promise<TestResponse> {
    return this.call({ method: 'GET', url, ...(query ? { query: toQuery(query) } : {}) });
  }

  post(url: string, body: Fields = {}): Promise<TestResponse> {
    return this.call({ method: 'POST', url, payload: body });
  }

  put(url: string, body: Fields = {}): Promise<TestResponse> {
    return this.call({ method: 'PUT', url, payload: body });
  }

  delete(url: string, body: Fields = {}): Promise<TestResponse> {
    return this.call({ method: 'DELETE', url, payload: body });
  }

  /** Opens a response that does not end, such as an event stream; it stays open until the app closes. */
  async openStream(url: string): Promise<TestResponse> {
    const { statusCode: status, headers } = await this.inject({ method: 'GET', url, payloadAsStream: true });
    return { status, headers, body: undefined, text: '', cookies: {} };
  }

  /** Makes any call, such as an upload or a form, and checks the response against the description of its route. */
  async call(options: InjectOptions): Promise<TestResponse> {
    const reply = await this.inject(options);
    const isJson = String(reply.headers['content-type']).includes('json');
    const body = isJson ? reply.json() : undefined;
    expectDescribed(this.app, { method: options.method ?? 'GET', url: String(options.url), status: reply.statusCode, body });
    return {
      status: reply.statusCode,
      body,
      text: reply.body,
      headers: reply.headers,
      cookies: Object.fromEntries(reply.cookies.map((cookie) => [cookie.name, cookie])),
    };
  }

  private inject(options: InjectOptions): Promise<LightMyRequestResponse> {
    const defaults = { 'sec-fetch-site': 'same-origin', [CLIENT_HEADER]: CLIENT_HEADER_VALUE };
    const headers = Object.entries({ ...defaults, ...options.headers, ...this.headers }).filter(([, value]) => value !== '');
    return this.app.inject({ ...options, cookies: this.cookies, headers: Object.fromEntries(headers) });
  }
}

const toQuery = (values: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));

/** Returns a client with the session cookie that a login response has set. */
export const withSession = (visitor: TestClient, response: TestResponse): TestClient =>
  visitor.withCookies({ [AUTH_COOKIE]: response.cookies[AUTH_COOKIE]?.value ?? '' });

/** Returns a client that authenticates with the site server's key, derived from a secret. */
export function asSiteServer(visitor: TestClient, secret: string = testConfig().secrets[0]): TestClient {
  const key = createHmac('sha256', secret).update(INTERNAL_KEY_LABEL).digest('base64url');
  return visitor.withHeaders({ authorization: `Bearer ${key}` });
}
