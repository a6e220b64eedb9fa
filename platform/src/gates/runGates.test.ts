import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect, type Inspection } from './inspect';

const folder = mkdtempSync(join(tmpdir(), 'inspect-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SHELL = `exports.doors = { '@rendezvous/shared/ui': { Page: () => null } };`;
const path = join(folder, 'server.cjs');
writeFileSync(path, SHELL);
const shell = { path, digest: `sha256-${createHash('sha256').update(SHELL).digest('base64')}` };

const REMOTE = `const { Page } = require('@rendezvous/shared/ui');
exports.remote = { name: 'mfe-chat', contract: '1.0.0', screens: { chats: async () => Page }, slots: {} };`;

const inspectRemote = (server: string, entry = 'var mfe_chat__1 = {};', timeoutMs?: number): Promise<Inspection> =>
  inspect({ shell, container: 'mfe_chat__1', entry, server }, timeoutMs);

describe('a remote is loaded for inspection', () => {
  it('R-017 reports its screens and slots; loading it has no side effects', async () => {
    expect(await inspectRemote(REMOTE)).toEqual({
      module: { name: 'mfe-chat', contract: '1.0.0', screens: ['chats'], slots: [] },
      broken: [],
      effects: [],
    });
  });

  it.each([
    ['globalThis.mine = 1;', 'global mine'],
    ['window.mine = 1;', 'global mine'],
    ["addEventListener('scroll', () => 0);", 'window listener scroll'],
    ["document.addEventListener('click', () => 0);", 'document listener click'],
    ["localStorage.setItem('seen', '1');", 'localStorage key seen'],
    ["sessionStorage.seen = '1';", 'sessionStorage key seen'],
    ["document.cookie = 'a=b';", 'document.cookie'],
    ['setInterval(() => 0, 10);', 'interval'],
    ["void fetch('/api/user.php');", 'call /api/user.php'],
    ["navigator.sendBeacon('/platform/beacon');", 'call /platform/beacon'],
    ["new WebSocket('/live').onmessage = () => 0;", 'WebSocket /live'],
    ["new BroadcastChannel('news').addEventListener('message', () => 0);", 'BroadcastChannel news'],
    ["new XMLHttpRequest().open('GET', '/api/user.php');", 'XMLHttpRequest'],
    ["document.body.addEventListener('click', () => 0);", 'body listener click'],
    ['setTimeout(() => 0, 10);', 'timeout'],
  ])('%s at load is detected, in the entry as well', async (code, effect) => {
    expect((await inspectRemote(`${code}\n${REMOTE}`)).effects).toEqual([effect]);
    expect((await inspectRemote(REMOTE, `var mfe_chat__1 = {}; ${code}`)).effects).toEqual([effect]);
  });

  it('side effects of loading a screen are detected too; those of showing it are not', async () => {
    const remoteWithLoadEffect = REMOTE.replace('async () => Page', "async () => { localStorage.setItem('x', '1'); return Page; }");
    expect((await inspectRemote(remoteWithLoadEffect)).effects).toEqual(['localStorage key x']);
    const remoteWithRenderEffect = REMOTE.replace('async () => Page', "async () => () => localStorage.setItem('x', '1')");
    expect((await inspectRemote(remoteWithRenderEffect)).effects).toEqual([]);
  });

  it('R-017 names parts that are not components or cannot be loaded', async () => {
    const remote = REMOTE.replace('async () => Page', "async () => undefined, gifts: async () => { throw new Error('no gifts'); }");
    expect((await inspectRemote(remote)).broken).toEqual(['screen chats is not a component', 'screen gifts cannot be loaded: no gifts']);
  });

  it('reports why it cannot be loaded: a door that the shell lacks, no network, no Node, an endless loop', async () => {
    expect((await inspectRemote("require('@rendezvous/shared/gifts')")).failure).toBe(
      '@rendezvous/shared/gifts is not a door of the live shell',
    );
    expect((await inspectRemote("require('node:fs')")).failure).toBe('node:fs is not a door of the live shell');
    expect((await inspectRemote('process.exit()')).failure).toBe('process is not defined');
    expect((await inspectRemote('for (;;);', undefined, 300)).failure).toBe('loading it took longer than 300 ms');
  });
});
