import { reloadForPart } from './reloadOnce';

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a lazily loaded part that failed to load', () => {
  it.each([
    ['a chunk', chunkError, true, true],
    ['anything else', new TypeError('boom'), true, false],
    ['a chunk without a connection', chunkError, false, false],
  ])('R-016 decides whether to reload the page for %s', (_, error, isOnline, shouldReload) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    // jsdom's window cannot navigate and logs an error instead.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(reloadForPart(error)).toBe(shouldReload);
    expect(sessionStorage.getItem('chunk-reload-at') !== null).toBe(shouldReload);
  });

  it('R-016 shares its limit of one reload per minute with screens and remotes', () => {
    sessionStorage.setItem('chunk-reload-at', String(Date.now() - 30_000));
    expect(reloadForPart(chunkError)).toBe(false);
  });
});
