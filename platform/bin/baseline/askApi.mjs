import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Runs in its own process with the tree as its working directory: `node askApi.mjs <tree> <file for the result>`.
const [tree, file] = process.argv.slice(2);
const require = createRequire(path.join(tree, 'package.json'));
require('tsx/cjs');

/** Queries for the objects of the schema, by kind; each returns the `name` and `definition` of every object. */
const SCHEMA_QUERIES = {
  column: `
    select c.relname || '.' || a.attname as name,
      format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
        || case when a.attidentity <> '' then ' identity ' || a.attidentity::text else '' end
        || case when a.attgenerated <> '' then ' generated' else '' end || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`,
  table: `
    select relname as name, relkind::text || case when relpersistence = 'u' then ' unlogged' else '' end || coalesce(' ' || reloptions::text, '') as definition
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')`,
  constraint: `
    select coalesce(nullif(conrelid, 0)::regclass::text, '-') || '.' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace`,
  index: `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'`,
  view: `
    select relname as name, pg_get_viewdef(oid) as definition
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
  trigger: `
    select tgrelid::regclass || '.' || tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal`,
  function: `
    select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  type: `
    select t.typname as name, string_agg(e.enumlabel, ', ' order by e.enumsortorder) as definition
    from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'public'::regnamespace group by t.typname`,
  extension: `select extname as name, extversion as definition from pg_extension`,
};

/** Reads the definitions of all objects of the schema, by `<kind> <name>`. */
async function readSchema(db) {
  const { CompiledQuery } = require('kysely');
  const definitions = {};
  for (const [kind, query] of Object.entries(SCHEMA_QUERIES)) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(query));
    for (const { name, definition } of rows) definitions[`${kind} ${name}`] = definition;
  }
  return definitions;
}

/** Loads the demo module, with sandboxed payments and age checks; undefined in older commits, where the demo was part of the api. */
function loadDemo() {
  const file = path.join(tree, 'api/demo/src/demo.ts');
  return existsSync(file) ? require(file).demo : undefined;
}

/** Starts the api as in development, on an empty embedded database; returns its OpenAPI document, schema and storage keys. */
async function describeApi() {
  const { loadConfig } = require(path.join(tree, 'api/src/config.ts'));
  const { openPorts } = require(path.join(tree, 'api/src/ports/openPorts.ts'));
  const { createApp } = require(path.join(tree, 'api/src/app.ts'));
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-baseline-'));
  try {
    const config = loadConfig({ DATA_DIR: folder, DEMO_DATA: 'false', LOG_LEVEL: 'silent' });
    const ports = await openPorts(config, loadDemo());
    const app = await createApp(config, ports);
    const openapi = (await app.inject('/api/openapi.json')).json();
    const schema = await readSchema(ports.database.db);
    const { STORAGE_KEYS, MEMBER_KEYS } = require(path.join(tree, 'shared/src/contract/storageKeys.ts'));
    await app.close();
    return { openapi, schema, storage: { keys: STORAGE_KEYS, ofMember: [...MEMBER_KEYS] } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

writeFileSync(file, JSON.stringify(await describeApi()));
process.exit(0);
