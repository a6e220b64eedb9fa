import { PgliteEngine, type Source } from './PgliteEngine';

/** Delay in ms before a new engine is started: while a disk is full each start fails. */
const AGAIN_MS = 2_000;

/** First letters of messages that wait for more: parse, bind, describe, execute and close. They are sent to the thread together. */
const STEPS: readonly number[] = [...'PBDEC'].map((letter) => letter.charCodeAt(0));

/**
 * The embedded database in a thread of its own, so that a slow query never stalls a page or a poll. An engine that ended is replaced on the next
 * connection; the new one recovers committed data from its log, as a server does.
 */
export class PgliteThread {
  /** Called when connections are lost. */
  onLost: (cause: Error) => void = () => {};
  private engine: PgliteEngine;
  private startedAt = performance.now();
  private hasStarted = false;
  private readonly parts: Uint8Array[] = [];

  constructor(private readonly source: Source) {
    this.engine = new PgliteEngine(source);
  }

  /** Resolves when queries are possible. The first start may fail; later failures surface in queries. */
  get waitReady(): Promise<void> {
    if (!this.hasStarted) return this.engine.ready.then(() => void (this.hasStarted = true));
    this.startAgain();
    return this.engine.ready.catch(() => {});
  }

  /** Speaks the wire protocol; what node-postgres needs of the engine. It never throws: a lost engine reports it as a server would. */
  async execProtocolStream(part: Uint8Array): Promise<object[]> {
    this.parts.push(part);
    if (STEPS.includes(part[0] ?? 0)) return [];
    const bytes = Buffer.concat(this.parts.splice(0));
    const messages = await this.engine.ask({ task: 'query', bytes }).catch((error: Error) => [crashed(error)]);
    if (this.engine.death) setImmediate(() => this.tellLost());
    return messages;
  }

  /** Writes the whole database into one file. */
  async dump(file: string): Promise<void> {
    await this.engine.ask({ task: 'dump', file });
  }

  async close(): Promise<void> {
    if (!this.engine.death) await this.engine.ask({ task: 'close' });
    await this.engine.stop();
  }

  private tellLost(): void {
    const { death } = this.engine;
    if (death) this.onLost(death);
  }

  /** In-memory data is lost with its engine. */
  private startAgain(): void {
    const { dataDir } = this.source;
    if (!this.engine.death || dataDir === undefined || performance.now() - this.startedAt < AGAIN_MS) return;
    this.startedAt = performance.now();
    this.engine = new PgliteEngine({ dataDir });
  }
}

/** Response of a crashing server (57P02, crash shutdown). */
const crashed = ({ message }: Error): Error => Object.assign(new Error(message), { name: 'error', severity: 'FATAL', code: '57P02' });
