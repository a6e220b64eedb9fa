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
    for (const inputSchema of [schema.body, schema.querystring].filter(Boolean)) {
      expect(typeof TypeBoxValidatorCompiler({ schema: inputSchema as TSchema, method, url } as Route)).toBe('function');
      compiledCount += 1;
    }
    for (const [httpStatus, inputSchema] of Object.entries(schema.response ?? {})) {
      expect(typeof serializerFactory({ schema: inputSchema, method, url, httpStatus })).toBe('function');
      compiledCount += 1;
    }
  }
  expect(compiledCount).toBeGreaterThan(150);
});

test('a schema is compiled on first use, and only once', () => {
  let readCount = 0;
  const schema = {
    get type() {
      readCount += 1;
      return 'string';
    },
  };
  const serialize = schemaController.compilersFactory?.buildSerializer?.({}, {})({ schema, method: 'GET', url: '/x', httpStatus: '200' });
  expect(readCount).toBe(0);
  expect(serialize?.('a')).toBe('"a"');
  const countAfterFirstUse = readCount;
  expect(countAfterFirstUse).toBeGreaterThan(0);
  expect(serialize?.('b')).toBe('"b"');
  expect(readCount).toBe(countAfterFirstUse);
});
