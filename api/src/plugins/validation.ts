import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { TSchema } from 'typebox';
import { ApiError } from '../ApiError';

/** Creates a function on its first call. */
function lazily<Args extends unknown[], Answer>(make: () => (...args: Args) => Answer): (...args: Args) => Answer {
  let made: ((...args: Args) => Answer) | undefined;
  return (...args) => (made ??= make())(...args);
}

/** Compiles the validator of a schema with the first request that needs it: most of the startup time would go into compiling hundreds of them. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = (route) => lazily(() => TypeBoxValidatorCompiler(route));

const buildSerializer: SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  return (route) => lazily(() => compile(route));
};

/** The same for serializers of replies. */
export const schemaController: NonNullable<FastifyServerOptions['schemaController']> = { compilersFactory: { buildSerializer } };

/** Database text cannot contain NUL or lone surrogates. */
const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** True when every text within a value can be stored. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  return Object.values(value).every(isPlain);
}

/** Rejects text that cannot be stored before any handler sees it, naming its field. */
export const plainTextPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const part of [params, query, body]) {
      const wrong = Object.entries(typeof part === 'object' && part !== null ? part : {}).find(([, value]) => !isPlain(value));
      if (wrong) throw new ApiError('validation', { fields: { [wrong[0]]: 'validation' } });
    }
  });
});
