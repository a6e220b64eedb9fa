import { isChunkLoadError, LoadFailure, getFailureReason, getBeaconRung } from './LoadFailure';

const createNamedError = (name: string) => Object.assign(new Error('x'), { name });

describe('LoadFailure', () => {
  test.each([
    [createNamedError('ChunkLoadError'), true],
    [{ code: 'CSS_CHUNK_LOAD_FAILED' }, true],
    [new Error('Loading chunk screen-chats failed.'), true],
    [new Error('Loading CSS failed'), false],
    [new TypeError('x is not a function'), false],
    ['Loading chunk', false],
    [null, false],
    [undefined, false],
  ])('R-016 %p is a chunk load error: %s', (error, isChunkError) => {
    expect(isChunkLoadError(error)).toBe(isChunkError);
  });

  test.each([
    [new LoadFailure('module', 'mfe-chat'), 'module'],
    [createNamedError('ChunkLoadError'), 'chunk'],
    [{ type: 'timeout' }, 'timeout'],
    [Object.assign(new Error('Loading chunk 3 failed.\n(timeout: /3.js)'), { name: 'ChunkLoadError' }), 'timeout'],
    [new Error('anything else'), 'entry'],
    [undefined, 'entry'],
  ])('%p is classified as %s', (error, reason) => {
    expect(getFailureReason(error)).toBe(reason);
  });

  test.each([
    ['chunk', 0, 'chunk'],
    ['off', 0, 'killed'],
    ['maintenance', 1, 'killed'],
    ['entry', 0, 'entry'],
    ['entry', 1, 'retry'],
  ] as const)('%s on attempt %d is reported as %s', (reason, attempt, rung) => {
    expect(getBeaconRung(reason, attempt)).toBe(rung);
  });

  test('names the remote whose part failed, or the slot', () => {
    expect(new LoadFailure('timeout', 'mfe-chat').message).toBe('mfe-chat: timeout');
    expect(new LoadFailure('catalogue', null).message).toBe('slot: catalogue');
  });
});
