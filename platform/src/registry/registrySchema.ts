import { LOCALES, REMOTES } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import { REGISTRY_LIMITS } from './Registry';

const strict = { additionalProperties: false } as const;
const releaseId = Type.String({ minLength: 1, maxLength: 40 });

const fraction = Type.Number({ minimum: 0, maximum: 1 });

const canary = Type.Object(
  {
    release: releaseId,
    /** 0 is nobody, 100 everybody. */
    percent: Type.Number({ minimum: 0, maximum: 100 }),
    salt: Type.String({ minLength: 1, maxLength: 60 }),
    only: Type.Optional(
      Type.Object({ country: Type.Optional(Type.String({ maxLength: 2 })), locale: Type.Optional(Type.Enum([...LOCALES])) }, strict),
    ),
    abort: Type.Optional(
      Type.Object({ errorRate: fraction, poorRate: Type.Optional(fraction), minBeacons: Type.Integer({ minimum: 1 }) }, strict),
    ),
  },
  strict,
);

const entry = Type.Object(
  {
    owner: Type.String({ minLength: 1, maxLength: 60 }),
    state: Type.Enum(['on', 'off', 'maintenance']),
    /** null until the first promotion. */
    stable: Type.Union([releaseId, Type.Null()]),
    /** Newest first. */
    lastGood: Type.Array(releaseId, { maxItems: 10 }),
    canary: Type.Optional(canary),
    /** Release ids by channel name, for example `next`. */
    channels: Type.Record(Type.String({ maxLength: 60 }), releaseId),
    blocked: Type.Array(releaseId, { maxItems: REGISTRY_LIMITS.blocked }),
    /** Published releases, oldest first; their documents are immutable and stored separately. */
    published: Type.Array(releaseId, { maxItems: REGISTRY_LIMITS.published }),
    /** Published releases whose files have been removed, with the time in Unix milliseconds. */
    collected: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 0 }))),
  },
  strict,
);

/** One serial of the registry as it is stored; `remotes` has an entry for the shell too. */
export const registrySchema = Type.Object(
  {
    schema: Type.Literal(1),
    serial: Type.Integer({ minimum: 0 }),
    remotes: Type.Partial(Type.Record(Type.Enum([...REMOTES, 'shell' as const]), entry), strict),
  },
  strict,
);

export type RegistryDocument = Static<typeof registrySchema>;
export type RegistryEntry = Static<typeof entry>;
export type Canary = Static<typeof canary>;
