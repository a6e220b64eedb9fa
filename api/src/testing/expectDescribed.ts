import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';

interface Answer {
  method: string;
  url: string;
  status: number;
  /** Undefined where the answer is no JSON. */
  body: unknown;
}

const READABLE = 400;

/** An answer is what the OpenAPI file says of its route: every test checks that of every answer it gets. */
export function expectDescribed({ routeTable }: FastifyInstance, { method, url, status, body }: Answer): void {
  const path = url.split('?')[0];
  const row = routeTable.find((one) => one.method === method && one.url === path);
  const schema = row?.schema.response?.[status] as TSchema | undefined;
  if (schema === undefined || body === undefined || Value.Check(schema, body)) return;
  const wrong = Value.Errors(schema, body).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`${method} ${path} answered ${status} with ${wrong.join('; ')}: ${JSON.stringify(body).slice(0, READABLE)}`);
}
