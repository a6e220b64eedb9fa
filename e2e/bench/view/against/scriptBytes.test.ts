import type { PageRequest } from '../measure/PageRequest';
import { findChangedScripts, measureFirstScripts, sumBytes } from './scriptBytes';

const aRequest = (path: string, overrides: Partial<PageRequest> = {}): PageRequest => ({
  ...{ id: path, url: `https://localhost:1${path}`, type: 'Script', start: 100, end: 200, bytes: 1, initiators: [], cached: false },
  ...overrides,
});

const aVisit = (...waterfall: PageRequest[]) => ({ waterfall, loaded: 1_000 });

const fetchSize = async (path: string): Promise<number> => path.length;

const listNames = async (...visits: ReturnType<typeof aVisit>[]): Promise<string[]> => [
  ...(await measureFirstScripts(visits, fetchSize)).keys(),
];

const SHELL = '/r/shell/1.0.0-0123abcd/shell.js';
const SCREEN = '/r/mfe-chat/1.0.1-89abcdef/chunk-screen-chats-0123abcd.js';

describe('the scripts before the first screen', () => {
  it('are named by package and file, whatever their release', async () => {
    expect(await listNames(aVisit(aRequest(SHELL), aRequest(SCREEN)))).toEqual(['shell/shell.js', 'mfe-chat/chunk-screen-chats.js']);
  });

  it('are those of the network until the page has loaded, and scripts only', async () => {
    const otherRequests = [
      aRequest('/r/shell/1/later.js', { start: 1_000 }),
      aRequest('/r/shell/1/again.js', { cached: true }),
      aRequest('/members', { type: 'Document' }),
      aRequest('/api/chats.php', { type: 'XHR' }),
    ];
    expect(await listNames(aVisit(aRequest(SHELL), ...otherRequests))).toEqual(['shell/shell.js']);
  });

  it('are those of most visits: what one visit fetched early by chance does not count', async () => {
    const earlyRequest = aRequest('/r/shell/1/later.js', { start: 990 });
    expect(await listNames(aVisit(aRequest(SHELL)), aVisit(aRequest(SHELL), earlyRequest), aVisit(aRequest(SHELL)))).toEqual([
      'shell/shell.js',
    ]);
  });

  it('have the size of their bodies, twice when every visit fetches them twice', async () => {
    const scriptsOnce = await measureFirstScripts([aVisit(aRequest(SHELL))], fetchSize);
    const scriptsTwice = await measureFirstScripts([aVisit(aRequest(SHELL), aRequest(SHELL, { id: '2' }))], fetchSize);
    expect([sumBytes(scriptsOnce), sumBytes(scriptsTwice)]).toEqual([SHELL.length, 2 * SHELL.length]);
  });

  it('are counted together when they have no name', async () => {
    const [one, other] = ['/r/shell/1/chunk-17-0123abcd.js', '/r/shell/1/chunk-293-89abcdef.js'];
    const scripts = await measureFirstScripts([aVisit(aRequest(one), aRequest(other))], fetchSize);
    expect([...scripts]).toEqual([['shell/unnamed chunks.js', one.length + other.length]]);
  });

  it('differ when one grew, shrank, came or went', () => {
    const ours = new Map(Object.entries({ same: 5, grown: 6, new: 1 }));
    const theirs = new Map(Object.entries({ same: 5, grown: 5, gone: 2 }));
    expect(findChangedScripts(ours, theirs)).toEqual([
      { name: 'gone', ours: 0, theirs: 2 },
      { name: 'grown', ours: 6, theirs: 5 },
      { name: 'new', ours: 1, theirs: 0 },
    ]);
  });
});
