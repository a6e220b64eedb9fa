import { RepositoryCopy } from '../testing/RepositoryCopy';
import { type CallInput, completeCall, type NewCall } from './callProblem';
import { createCall } from './createCall';

const READ_CALL = { method: 'GET', path: '/api/sticker-packs.php', noun: 'chat' };
const ADD_CALL = { ...READ_CALL, method: 'POST', access: 'moderator', name: 'addPack', about: 'Adds a pack (R-286).' };
const CALL_IN_OWN_FILE = { ...READ_CALL, method: 'DELETE', access: 'public', routes: 'api/src/chat/stickerRoutes.ts' };

let copy: RepositoryCopy;
const writtenFiles: string[][] = [];
beforeAll(() => {
  copy = new RepositoryCopy([]);
  for (const input of [READ_CALL, ADD_CALL, CALL_IN_OWN_FILE])
    writtenFiles.push(createCall(copy.root, completeCall(copy.root, input) as NewCall));
});
afterAll(() => copy.remove());

/** A source file as one line: every run of whitespace becomes a single space. */
const readAsOneLine = (file: string): string => copy.read(file).replace(/\s+/g, ' ');

describe('npm run new:call', () => {
  test('R-363 declares the call after those of its noun, under their tag', () => {
    const declarations = readAsOneLine('shared/src/calls/chat.ts');
    expect(declarations).toContain(
      "/** A new call. */ export const readStickerPacks = call('GET /api/sticker-packs.php', { access: 'member', tag: 'chat', reply: strictObject({ items: Type.Array(Type.String()) }), });",
    );
    expect(declarations).toContain(
      "/** Adds a pack (R-286). */ export const addPack = call('POST /api/sticker-packs.php', { access: 'moderator', tag: 'chat', body: EmptyBody, reply: strictObject({ done: Type.Literal(true) }), });",
    );
    expect(copy.read('shared/src/calls/chat.ts')).not.toMatch(/tag: .*\n\n/);
  });

  test('R-363 handles it where most calls of the noun are handled', () => {
    const [routes = ''] = writtenFiles[0]?.filter((file) => file.endsWith('Routes.ts')) ?? [];
    expect(routes).toMatch(/^api\/src\/chat\/\w+Routes\.ts$/);
    expect(copy.read(routes)).toContain('serveCall(app, chat.readStickerPacks, async () => ({ items: [] }));');
  });

  test('R-363 handles it in a separate file on request, and adds that file to the table of routes', () => {
    expect(writtenFiles[2]).toContain('api/src/chat/stickerRoutes.ts');
    expect(copy.read('api/src/chat/stickerRoutes.ts')).toContain(
      'serveCall(app, chat.removeStickerPacks, async () => ({ done: true as const }));',
    );
    const table = copy.read('api/src/routes.ts');
    expect(table).toContain("import { stickerRoutes } from './chat/stickerRoutes';");
    expect(table.match(/\bstickerRoutes\b/g)).toHaveLength(3);
  });

  test('R-363 adds a row to the matrices, for a user with access to it, that shows each field of its reply', () => {
    const rows = readAsOneLine('api/src/matrices/chatRows.ts');
    expect(rows).toContain("'GET /api/sticker-packs.php': { rows: 'R-363', success: byMember({ shows: { items: [] } })");
    expect(rows).toContain("success: byMember({ shows: { done: true } }, { role: 'moderator' })");
    expect(rows).toContain('success: byVisitor({ shows: { done: true } })');
  });

  test('R-363 writes three files, plus the table of routes for a handler in a separate file', () => {
    expect(writtenFiles.map((files) => files.length)).toEqual([3, 3, 4]);
  });

  test('R-363 follows the formatting rules', () => {
    expect(copy.runAndReadFailure('prettier/bin/prettier.cjs', '--check', ...writtenFiles.flat())).toBe('');
  });
});

describe('a call', () => {
  const freeCall: CallInput = { ...READ_CALL, path: '/api/postcards.php' };

  test.each<[CallInput, string]>([
    [{ method: 'FETCH' }, 'Give the method, address and noun'],
    [{ noun: undefined }, 'Give the method, address and noun'],
    [{ path: '/api/Post Cards' }, '/api/Post Cards is not an address of a call'],
    [{ path: '/postcards.php' }, '/postcards.php is not an address of a call'],
    [{ access: 'anybody' }, '--access must be one of public, member, moderator.'],
    [{ noun: 'postcards' }, 'There is no shared/src/calls/postcards.ts; the nouns are account,'],
    [{ method: 'POST', path: '/api/chat.php' }, 'POST /api/chat.php is already declared in shared/src/calls/chat.ts.'],
    [{ noun: 'credits', path: '/api/chats.php' }, 'GET /api/chats.php is already declared in shared/src/calls/chat.ts.'],
    [{ name: 'sendMessage' }, 'shared/src/calls/chat.ts already has a sendMessage'],
    [{ name: 'Read-it' }, 'Read-it is not a name for a constant'],
    [{ routes: 'api/src/postcards.ts' }, 'Name the file that handles it'],
  ])('R-363 %j is rejected', (change, problem) => {
    expect(completeCall(copy.root, { ...freeCall, ...change })).toContain(problem);
  });

  test('R-363 that is free is accepted', () => {
    expect(completeCall(copy.root, freeCall)).toMatchObject({ name: 'readPostcards', access: 'member', about: 'A new call.' });
  });
});
