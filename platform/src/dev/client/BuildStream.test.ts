import type { Build } from '../Build';
import { BuildStream } from './BuildStream';

const aBuild = (name: string, hash: string): Build => ({ name, hash, integrityTable: '', textsDigest: '', errors: [] });

function setUp() {
  const source = new EventTarget();
  const stream = new BuildStream(source as unknown as EventSource);
  const send = (build: Build): boolean => source.dispatchEvent(new MessageEvent('build', { data: JSON.stringify(build) }));
  return { stream, send };
}

describe('BuildStream', () => {
  it('notifies each container of the builds of its package', () => {
    const { stream, send } = setUp();
    const receivedHashes: string[] = [];
    stream.listen('mfe-chat', ({ hash }) => receivedHashes.push(hash));
    send(aBuild('mfe-auth', 'x'));
    send(aBuild('mfe-chat', 'a'));
    expect(receivedHashes).toEqual(['a']);
  });

  it('notifies a container that arrives later of the latest build', () => {
    const { stream, send } = setUp();
    send(aBuild('mfe-chat', 'a'));
    send(aBuild('mfe-chat', 'b'));
    const receivedHashes: string[] = [];
    stream.listen('mfe-chat', ({ hash }) => receivedHashes.push(hash));
    expect(receivedHashes).toEqual(['b']);
  });
});
