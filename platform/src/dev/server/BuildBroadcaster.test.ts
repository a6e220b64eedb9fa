import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Build } from '../Build';
import { BuildBroadcaster } from './BuildBroadcaster';

const aBuild = (name: string, hash: string): Build => ({ name, hash, integrityTable: '', textsDigest: '', errors: [] });

class Reader extends EventEmitter {
  readonly writtenTexts: string[] = [];
  isEnded = false;
  writeHead(): void {}
  write(text: string): void {
    this.writtenTexts.push(text);
  }
  end(): void {
    this.isEnded = true;
  }
  get hashes(): string[] {
    return this.writtenTexts.flatMap((text) => /"hash":"(\w+)"/.exec(text)?.[1] ?? []);
  }
}

function follow(broadcaster: BuildBroadcaster): Reader {
  const reader = new Reader();
  broadcaster.follow(reader as unknown as ServerResponse);
  return reader;
}

describe('BuildBroadcaster', () => {
  it('sends every open page each build, and a page that opens later the latest ones', () => {
    const broadcaster = new BuildBroadcaster();
    const firstReader = follow(broadcaster);
    broadcaster.broadcast(aBuild('mfe-chat', 'a'));
    broadcaster.broadcast(aBuild('mfe-chat', 'b'));
    expect(firstReader.hashes).toEqual(['a', 'b']);
    expect(follow(broadcaster).hashes).toEqual(['b']);
  });

  it('forgets a page that was closed, and ends the others with the server', () => {
    const broadcaster = new BuildBroadcaster();
    const [closedReader, openReader] = [follow(broadcaster), follow(broadcaster)];
    closedReader.emit('close');
    broadcaster.broadcast(aBuild('mfe-chat', 'a'));
    broadcaster.close();
    expect(closedReader.hashes).toEqual([]);
    expect(openReader.isEnded).toBe(true);
  });
});
