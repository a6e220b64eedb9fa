import { LOCALES, REMOTES } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import { REGISTRY_LIMITS } from './Registry';

const strictOptions = { additionalProperties: false } as const;
const releaseIdSchema = Type.String({ minLength: 1, maxLength: 40 });

const fractionSchema = Type.Number({ minimum: 0, maximum: 1 });

const canarySchema = Type.Object(
  {
    release: releaseIdSchema,
    /** Percentage of visitors who get the canary. */
    percent: Type.Number({ minimum: 0, maximum: 100 }),
    salt: Type.String({ minLength: 1, maxLength: 60 }),
    only: Type.Optional(
      Type.Object({ country: Type.Optional(Type.String({ maxLength: 2 })), locale: Type.Optional(Type.Enum([...LOCALES])) }, strictOptions),
    ),
    abort: Type.Optional(
      Type.Object(
        { errorRate: fractionSchema, poorRate: Type.Optional(fractionSchema), minBeacons: Type.Integer({ minimum: 1 }) },
        strictOptions,
      ),
    ),
  },
  strictOptions,
);

const entrySchema = Type.Object(
  {
    owner: Type.String({ minLength: 1, maxLength: 60 }),
    state: Type.Enum(['on', 'off', 'maintenance']),
    /** Null until the first promotion. */
    stable: Type.Union([releaseIdSchema, Type.Null()]),
    /** Newest first. */
    lastGood: Type.Array(releaseIdSchema, { maxItems: 10 }),
    canary: Type.Optional(canarySchema),
    /** Release ids by channel name, for example `next`. */
    channels: Type.Record(Type.String({ maxLength: 60 }), releaseIdSchema),
    blocked: Type.Array(releaseIdSchema, { maxItems: REGISTRY_LIMITS.blocked }),
    /** Published releases, oldest first; their documents are immutable and stored separately. */
    published: Type.Array(releaseIdSchema, { maxItems: REGISTRY_LIMITS.published }),
    /** Published releases whose files have been removed, with the time in Unix milliseconds. */
    collected: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 0 }))),
  },
  strictOptions,
);

/** The registry at one serial, as it is stored; `remotes` has an entry for the shell too. */
export const registrySchema = Type.Object(
  {
    schema: Type.Literal(1),
    serial: Type.Integer({ minimum: 0 }),
    remotes: Type.Partial(Type.Record(Type.Enum([...REMOTES, 'shell' as const]), entrySchema), strictOptions),
  },
  strictOptions,
);

export type RegistryDocument = Static<typeof registrySchema>;
export type RegistryEntry = Static<typeof entrySchema>;
export type Canary = Static<typeof canarySchema>;
