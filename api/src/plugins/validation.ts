import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { TSchema } from 'typebox';
import { ApiError } from '../ApiError';

/** Returns a function that creates its implementation with `make` on the first call. */
function lazily<Args extends unknown[], Result>(make: () => (...args: Args) => Result): (...args: Args) => Result {
  let fn: ((...args: Args) => Result) | undefined;
  return (...args) => (fn ??= make())(...args);
}

/** Compiles the validator of a schema on the first request that needs it: compiling hundreds of them would take most of the startup time. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = (route) => lazily(() => TypeBoxValidatorCompiler(route));

const buildSerializer: SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  return (route) => lazily(() => compile(route));
};

/** Compiles the serializer of a reply on its first use, which keeps the startup short. */
export const schemaController: NonNullable<FastifyServerOptions['schemaController']> = { compilersFactory: { buildSerializer } };

/** False for text that the database cannot store because it contains NUL or a lone surrogate. */
const isStorableText = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** True when every text within a value can be stored. */
export function isStorableValue(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  return Object.values(value).every(isStorableValue);
}

/** Rejects text that the database cannot store, before any handler sees it; the error names the field. */
export const plainTextPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const input of [params, query, body]) {
      const invalidEntry = Object.entries(typeof input === 'object' && input !== null ? input : {}).find(
        ([, value]) => !isStorableValue(value),
      );
      if (invalidEntry) throw new ApiError('validation', { fields: { [invalidEntry[0]]: 'validation' } });
    }
  });
});
