import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../support/platformTest';
import { buildVariant } from '../../support/variant';

test.use({ siteOf: 'gates' });
test.describe.configure({ mode: 'default' });

const ROOT = path.resolve(__dirname, '../../..');
const CATALOGUE = 'lang/en.json';

interface Built {
  id: string;
  version: string;
  integrity: Record<string, string>;
}

/** The shell of this tree as it is built, but for a file that says what it offers to remotes; answers the folder. */
function shellOffering(name: string, file: 'offers.json' | 'types.json', change: (offers: string) => string): string {
  const folder = `.cache/variants/shell-${name}`;
  const release = path.join(ROOT, folder, 'dist/release');
  rmSync(release, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'shell/dist/release'), release, { recursive: true });
  const before = readFileSync(path.join(release, file), 'utf8');
  const offers = change(before);
  expect(offers).not.toBe(before);
  writeFileSync(path.join(release, file), offers);
  // Another byte of its texts makes it another release.
  const texts = `${readFileSync(path.join(release, CATALOGUE), 'utf8')}\n`;
  writeFileSync(path.join(release, CATALOGUE), texts);
  const built = JSON.parse(readFileSync(path.join(release, 'release.json'), 'utf8')) as Built;
  const digest = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const integrity = { ...built.integrity, [file]: digest(offers), [CATALOGUE]: digest(texts) };
  const id = `${built.version}-${createHash('sha256').update(offers).digest('hex').slice(0, 8)}`;
  writeFileSync(path.join(release, 'release.json'), JSON.stringify({ ...built, id, integrity }));
  return folder;
}

test('R-021 a shell without what chat uses is refused, naming remote, release, file and line; one with more is taken', async ({ site }) => {
  const chat = (await site.status()).remotes['mfe-chat']?.stable ?? '';
  const less = shellOffering('less', 'offers.json', (offers) => offers.replace('"totalUnread":', '"unreadInAll":'));
  const finding = new RegExp(
    `mfe-chat ${chat} uses useStore\\.chats\\.totalUnread of store \\(mfe-chat/src/[\\w/]+\\.tsx?:\\d+\\), which shell \\S+ does not have\\.`,
  );
  await expect(site.publish('shell', less)).rejects.toThrow(finding);
  const more = shellOffering('more', 'offers.json', (offers) => offers.replace('"totalUnread":', '"loudest":[],"totalUnread":'));
  expect(await site.publish('shell', more)).toContain('-');
});

test('R-021 a chat that uses what no live shell has is refused, by the place in its sources', async ({ site }) => {
  const folder = await buildVariant('mfe-chat', 'ahead', {
    edit: {
      'src/stores/conversationsOf.ts': (text) => `${text}\nexport const loudest = (store: RootStore): unknown => store.chats.loudest;\n`,
    },
  });
  await expect(site.publish('mfe-chat', folder)).rejects.toThrow(
    /uses useStore\.chats\.loudest of store \(mfe-chat\/src\/stores\/conversationsOf\.ts:\d+\), which shell \S+ does not have\./,
  );
});

test('R-021 what does not compile together is refused from both sides, with the place and what the compiler says', async ({ site }) => {
  const { 'mfe-chat': chat, shell } = (await site.status()).remotes;
  const before = 'markRead(conversationId: string): void;';
  const taking = (parameters: string) => (types: string) => types.replace(before, `markRead(${parameters}): void;`);
  const less = shellOffering('taking-less', 'types.json', taking(''));
  await expect(site.publish('shell', less)).rejects.toThrow(
    new RegExp(
      `types: mfe-chat ${chat?.stable} does not fit shell \\S+ \\(mfe-chat/src/[\\w/]+\\.tsx?:\\d+\\): Expected 0 arguments, but got 1\\.`,
    ),
  );
  const more = shellOffering('taking-more', 'types.json', taking('conversationId: string, silently?: boolean'));
  expect(await site.publish('shell', more)).toContain('-');
  const folder = await buildVariant('mfe-chat', 'miscalling', {
    edit: {
      'src/stores/conversationsOf.ts': (text) =>
        `${text}\nexport const seen = (store: RootStore, at: number): void => store.chats.markRead(at);\n`,
    },
  });
  await expect(site.publish('mfe-chat', folder)).rejects.toThrow(
    new RegExp(
      `does not fit shell ${shell?.stable} \\(mfe-chat/src/stores/conversationsOf\\.ts:\\d+\\): Argument of type 'number' is not assignable`,
    ),
  );
});

test('platform 5: a chat that leaves something behind when it is loaded is refused with what it was', async ({ site }) => {
  const folder = await buildVariant('mfe-chat', 'leaving', {
    edit: { 'src/remote.ts': (text) => `localStorage.setItem('seen', '1');\nwindow.addEventListener('scroll', () => undefined);\n${text}` },
  });
  const refusal = await site.publish('mfe-chat', folder).catch((error: Error) => error.message);
  expect(refusal).toContain('effects: Loading it leaves a localStorage key seen.');
  expect(refusal).toContain('effects: Loading it leaves a window listener scroll.');
});

test('platform 5: the releases of this tree pass every gate', async ({ site }) => {
  const owners = ['mfe-auth', 'mfe-chat', 'mfe-credits', 'mfe-landers', 'mfe-members'];
  const table = await site.platform('gate', ...owners, '--no-build');
  expect(table.match(/^ {2}\+ /gm)).toHaveLength(7 * owners.length);
});
