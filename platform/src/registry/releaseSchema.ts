import { ACCESS_RULES, LAYOUTS, LOCALES, REMOTES } from '@rendezvous/shared/contract';
import { Type } from 'typebox';

const strict = { additionalProperties: false } as const;
const shortText = Type.String({ minLength: 1, maxLength: 200 });
/** Relative path without dot files or parent folders. */
const fileNameOptions = { maxLength: 200, pattern: '^[A-Za-z0-9_][A-Za-z0-9_.~-]*(/[A-Za-z0-9_][A-Za-z0-9_.~-]*)*$' };
const file = Type.String(fileNameOptions);
const versions = Type.Object({ shared: shortText, contract: shortText, runtime: shortText }, strict);

const route = Type.Object(
  {
    name: shortText,
    path: Type.String({ maxLength: 200, pattern: '^/' }),
    layout: Type.Enum([...LAYOUTS]),
    access: Type.Enum([...ACCESS_RULES]),
    titleKey: shortText,
    descriptionKey: Type.Optional(shortText),
    noindex: Type.Optional(Type.Boolean()),
    preload: Type.Optional(Type.Boolean()),
    prerender: Type.Optional(Type.Boolean()),
    replies: Type.Optional(Type.Array(Type.String({ maxLength: 300, pattern: '^/api/' }), { maxItems: 10 })),
    params: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 1_000 }), strict)),
  },
  strict,
);

/** release.json as the site server accepts it. */
export const releaseSchema = Type.Object(
  {
    id: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+-[0-9a-f]{8}$', maxLength: 40 }),
    remote: Type.Enum([...REMOTES, 'shell' as const]),
    version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$', maxLength: 30 }),
    container: Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$', maxLength: 80 }),
    entry: file,
    routes: Type.Array(route, { maxItems: 200 }),
    slots: Type.Array(shortText, { maxItems: 100 }),
    integrity: Type.Record(
      Type.String(fileNameOptions),
      Type.String({ pattern: '^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$' }),
      strict,
    ),
    preload: Type.Record(shortText, Type.Array(file, { maxItems: 50 }), strict),
    doors: Type.Optional(Type.Record(shortText, Type.Array(shortText, { maxItems: 10 }), strict)),
    catalogues: Type.Partial(Type.Record(Type.Enum([...LOCALES]), file), strict),
    requires: versions,
    provides: Type.Optional(versions),
    policies: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_#=/@.%-]+$', maxLength: 100 }), { maxItems: 20 }),
    size: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    git: Type.String({ maxLength: 100 }),
    builtAt: Type.Integer({ minimum: 0, maximum: 100_000_000_000 }),
    signedBy: Type.String({ minLength: 1, maxLength: 60 }),
    signature: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' }),
  },
  strict,
);
