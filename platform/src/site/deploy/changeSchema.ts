import { LOCALES } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';

const fractionSchema = Type.Number({ minimum: 0, maximum: 1 });

/** Body of a change: the serial it is based on, and the action's parameters. */
export const changeSchema = Type.Object(
  {
    serial: Type.Integer({ minimum: 0 }),
    release: Type.Optional(Type.String({ maxLength: 40 })),
    /** Previews the change without making it. */
    dryRun: Type.Optional(Type.Boolean()),
    /** Reason to record in the history. */
    why: Type.Optional(Type.String({ maxLength: 300 })),
    /** Percentage of visitors who get a canary. */
    percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    /** Limits a canary to a country, a locale or both. */
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    locale: Type.Optional(Type.Enum([...LOCALES])),
    /** Conditions under which a canary is aborted automatically. */
    abort: Type.Optional(
      Type.Object(
        {
          errorRate: fractionSchema,
          poorRate: Type.Optional(fractionSchema),
          minBeacons: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

export type ChangeBody = Static<typeof changeSchema>;
