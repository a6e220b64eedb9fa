import { ACCESS_RULES, LAYOUTS, LOCALES, REMOTES } from '@rendezvous/shared/contract';
import { Type } from 'typebox';

const strictOptions = { additionalProperties: false } as const;
const shortTextSchema = Type.String({ minLength: 1, maxLength: 200 });
/** Relative path without dot files or parent folders. */
const fileNameOptions = { maxLength: 200, pattern: '^[A-Za-z0-9_][A-Za-z0-9_.~-]*(/[A-Za-z0-9_][A-Za-z0-9_.~-]*)*$' };
const fileSchema = Type.String(fileNameOptions);
const versionsSchema = Type.Object({ shared: shortTextSchema, contract: shortTextSchema, runtime: shortTextSchema }, strictOptions);

const routeSchema = Type.Object(
  {
    name: shortTextSchema,
    path: Type.String({ maxLength: 200, pattern: '^/' }),
    layout: Type.Enum([...LAYOUTS]),
    access: Type.Enum([...ACCESS_RULES]),
    titleKey: shortTextSchema,
    descriptionKey: Type.Optional(shortTextSchema),
    noindex: Type.Optional(Type.Boolean()),
    preload: Type.Optional(Type.Boolean()),
    prerender: Type.Optional(Type.Boolean()),
    replies: Type.Optional(Type.Array(Type.String({ maxLength: 300, pattern: '^/api/' }), { maxItems: 10 })),
    params: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 1_000 }), strictOptions)),
  },
  strictOptions,
);

/** release.json as the site server accepts it. */
export const releaseSchema = Type.Object(
  {
    id: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+-[0-9a-f]{8}$', maxLength: 40 }),
    remote: Type.Enum([...REMOTES, 'shell' as const]),
    version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$', maxLength: 30 }),
    container: Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$', maxLength: 80 }),
    entry: fileSchema,
    routes: Type.Array(routeSchema, { maxItems: 200 }),
    slots: Type.Array(shortTextSchema, { maxItems: 100 }),
    integrity: Type.Record(
      Type.String(fileNameOptions),
      Type.String({ pattern: '^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$' }),
      strictOptions,
    ),
    preload: Type.Record(shortTextSchema, Type.Array(fileSchema, { maxItems: 50 }), strictOptions),
    doors: Type.Optional(Type.Record(shortTextSchema, Type.Array(shortTextSchema, { maxItems: 10 }), strictOptions)),
    catalogues: Type.Partial(Type.Record(Type.Enum([...LOCALES]), fileSchema), strictOptions),
    openReviews: Type.Optional(
      Type.Partial(Type.Record(Type.Enum([...LOCALES]), Type.Integer({ minimum: 1, maximum: 1_000_000 })), strictOptions),
    ),
    requires: versionsSchema,
    provides: Type.Optional(versionsSchema),
    policies: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_#=/@.%-]+$', maxLength: 100 }), { maxItems: 20 }),
    size: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    git: Type.String({ maxLength: 100 }),
    builtAt: Type.Integer({ minimum: 0, maximum: 100_000_000_000 }),
    signedBy: Type.String({ minLength: 1, maxLength: 60 }),
    signature: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' }),
  },
  strictOptions,
);
