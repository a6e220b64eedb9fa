import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { testApi } from '../testing/testApi';
import { schemaController } from './validation';

const api = testApi();

type Route = Parameters<FastifySchemaCompiler<TSchema>>[0];

test('every schema of every route can be compiled', () => {
  const serializerFactory = SerializerSelector()();
  let compiledCount = 0;
  for (const { method, url, schema } of api.app.routeTable) {
    for (const one of [schema.body, schema.querystring].filter(Boolean)) {
      expect(typeof TypeBoxValidatorCompiler({ schema: one as TSchema, method, url } as Route)).toBe('function');
      compiledCount += 1;
    }
    for (const [httpStatus, one] of Object.entries(schema.response ?? {})) {
      expect(typeof serializerFactory({ schema: one, method, url, httpStatus })).toBe('function');
      compiledCount += 1;
    }
  }
  expect(compiledCount).toBeGreaterThan(150);
});

test('a schema is compiled on first use, and only once', () => {
  let read = 0;
  const schema = {
    get type() {
      read += 1;
      return 'string';
    },
  };
  const write = schemaController.compilersFactory?.buildSerializer?.({}, {})({ schema, method: 'GET', url: '/x', httpStatus: '200' });
  expect(read).toBe(0);
  expect(write?.('a')).toBe('"a"');
  const after = read;
  expect(after).toBeGreaterThan(0);
  expect(write?.('b')).toBe('"b"');
  expect(read).toBe(after);
});
