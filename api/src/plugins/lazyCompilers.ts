import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import type { TSchema } from 'typebox';

/** Makes a function when it is first called. */
function lazily<Args extends unknown[], Answer>(make: () => (...args: Args) => Answer): (...args: Args) => Answer {
  let made: ((...args: Args) => Answer) | undefined;
  return (...args) => (made ??= make())(...args);
}

/** Compiles the check of a schema with the first request that needs it: most of the start would go into compiling hundreds of them. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = (route) => lazily(() => TypeBoxValidatorCompiler(route));

const buildSerializer: SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  return (route) => lazily(() => compile(route));
};

/** The same for what writes replies. */
export const schemaController: NonNullable<FastifyServerOptions['schemaController']> = { compilersFactory: { buildSerializer } };
