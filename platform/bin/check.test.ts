import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatOpenReviews } from '../src/messages/reviews/reviews';
import { evaluateModule } from '../src/testing/evaluateModule';

const ROOT = join(__dirname, '../..');

/** Small sources that follow the rules of the api, unless a comment says otherwise. */
const SOURCES = {
  'api/src/serveCall.ts': 'export const serveCall = 1;\n',
  'api/src/routes.ts': "import { chatRoutes } from './chat/chatRoutes';\n\nexport const routes = [chatRoutes];\n",
  'api/src/chat/chatRoutes.ts':
    "import { serveCall } from '../serveCall';\nimport { sendMessage } from './sendMessage';\n\nexport const chatRoutes = [serveCall, sendMessage];\n",
  'api/src/chat/sendMessage.ts': "import { findChat } from './sqlChats';\n\nexport const sendMessage = findChat;\n",
  'api/src/chat/sqlChats.ts':
    "import { sql, type Kysely } from 'kysely';\n\nexport const findChat = (db: Kysely<unknown>) => db.selectFrom('chats' as never).where(sql`true`);\n",
  'api/src/chat/chat.test.ts': "import { chatRoutes } from './chatRoutes';\n\ntest('it', () => db.insertInto('chats'));\n",
  'api/src/migrations/0001_chats.ts': "import { sql } from 'kysely';\n\nexport const up = sql`create table chats ()`;\n",
  'api/demo/src/demo.ts': "import { sendMessage } from '../../src/chat/sendMessage';\n\nexport const demo = sendMessage;\n",
  // A business rule that imports a route plugin, registers a call, and imports the demo.
  'api/src/chat/wrongImports.ts':
    "import { demo } from '../../demo/src/demo';\nimport { serveCall } from '../serveCall';\nimport { chatRoutes } from './chatRoutes';\n\nexport const wrong = [demo, serveCall, chatRoutes];\n",
  // A screen that ignores a promise and an effect's dependency, and that only a mouse can use.
  'mfe-chat/src/Wrong.tsx':
    "import { useEffect } from 'react';\n\nconst save = async (id: string): Promise<string> => id;\n\nexport function Wrong({ id }: { id: string }) {\n  const press = (): void => {\n    save(id);\n  };\n  useEffect(() => void save(id), []);\n  return <p onClick={press} />;\n}\n",
  // Comments that silence the linter instead of fixing the code; the first is assembled from parts, since the linter would find it in this file.
  'e2e/support/Suppressed.ts': `/* ${'oxlint'}-disable */\nexport var one = 1;\n`,
  'e2e/support/Ignored.ts': '// eslint-disable-next-line no-var\nexport var one = 1;\n',
  // A business rule that contains queries.
  'api/src/chat/wrongQueries.ts':
    "import { sql } from 'kysely';\n\nexport const all = db.selectFrom('chats');\nexport const one = db.insertInto('chats');\nexport const raw = sql<number>`select 1`;\nexport const name = sql.ref('chats');\n",
};

let tree: string;
beforeAll(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'rendezvous-check-')));
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  for (const file of ['oxlint.config.mjs', 'platform/lint/house.mjs', '.dependency-cruiser.cjs', 'tsconfig.base.json', 'tsconfig.json']) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(tree, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true }));

const run = (script: string, ...args: string[]): string =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', script), ...args], { cwd: tree, encoding: 'utf8' }).stdout;

/** Findings of the linter, as `<file>:<line> <message>`. */
function lint(...places: string[]): string[] {
  const output = run('oxlint/bin/oxlint', '--config', 'oxlint.config.mjs', '--format', 'json', ...places);
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { filename: string; message: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics.map(({ filename, message, labels }) => `${filename}:${labels[0]?.span.line} ${message}`).sort();
}

describe('npm run check', () => {
  it('checks the types of every source, those of tests and remotes included', () => {
    const listedFiles = run('typescript7/bin/tsc', '-p', 'tsconfig.json', '--listFilesOnly').split('\n');
    const ownFiles = listedFiles.filter((file) => file.startsWith(`${tree}/`)).map((file) => file.slice(tree.length + 1));
    expect(ownFiles.filter((file) => !file.startsWith('node_modules')).sort()).toEqual(Object.keys(SOURCES).sort());
  });

  it('finds a rule that imports a handler, answers a call or imports the demo, and nothing else', () => {
    const output = run('dependency-cruiser/bin/dependency-cruise.mjs', '--output-type', 'json', 'api');
    const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string }; from: string; to: string }[] } };
    const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    expect(violations.sort()).toEqual([
      'handlers-stand-in-routes: api/src/chat/wrongImports.ts → api/src/serveCall.ts',
      'nothing-imports-the-demo: api/src/chat/wrongImports.ts → api/demo/src/demo.ts',
      'rules-import-no-handlers: api/src/chat/wrongImports.ts → api/src/chat/chatRoutes.ts',
    ]);
  });

  it('finds queries outside the sql files of a noun', () => {
    const formatFinding = (line: number): string => `api/src/chat/wrongQueries.ts:${line} Queries stand in a sql*.ts file of their noun.`;
    expect(lint('api/src')).toEqual([3, 4, 5, 6].map(formatFinding));
  });

  it('finds unawaited promises, hooks with a missing dependency and elements a keyboard cannot reach', () => {
    expect(lint('mfe-chat')).toEqual([
      'mfe-chat/src/Wrong.tsx:10 Enforce a clickable non-interactive element has at least one keyboard event listener.',
      'mfe-chat/src/Wrong.tsx:7 Promises must be awaited, add void operator to ignore.',
      "mfe-chat/src/Wrong.tsx:9 React Hook useEffect has a missing dependency: 'id'",
    ]);
  });

  it('R-104 shows how many texts wait for review', () => {
    const line = formatOpenReviews({ 'chat.send': ['de', 'fi'] }, 1_244);
    expect(line).toContain('1 of 1,244 texts waits for review');
    for (const sentence of [line, formatOpenReviews({}, 1_244)]) {
      const output = JSON.stringify(`0 problems in 7 catalogues of 11 languages\n${sentence}\n`);
      expect(evaluateModule(join(__dirname, 'check.mjs'), `m.findReviewNote(${output})`)).toBe(sentence);
    }
  });

  it('rejects comments that disable the linter', () => {
    expect(lint('e2e')).toEqual([
      'e2e/support/Ignored.ts:2 Unexpected var, use let or const instead.',
      expect.stringMatching(/Suppressed.ts:.*Mend what the linter finds/s),
    ]);
  });
});
