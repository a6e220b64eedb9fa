import { PgliteEngine, type DatabaseSource } from './PgliteEngine';

/** Minimum time between two starts of an engine, in ms: while the disk is full, every start fails. */
const MIN_RESTART_INTERVAL_MS = 2_000;

/** Type bytes of the messages Parse, Bind, Describe, Execute and Close, which are buffered and sent to the thread together with the next message. */
const BUFFERED_TYPES: readonly number[] = [...'PBDEC'].map((letter) => letter.charCodeAt(0));

/**
 * The embedded database in a thread of its own, so that a slow query never delays a page or a poll. An engine that has ended is replaced on the next
 * connection; the new one recovers committed data from its log, as a server would.
 */
export class PgliteThread {
  /** Called when connections are lost because the engine has ended. */
  onLost: (cause: Error) => void = () => {};
  private engine: PgliteEngine;
  private startedAt = performance.now();
  private hasStarted = false;
  private readonly buffer: Uint8Array[] = [];

  constructor(private readonly source: DatabaseSource) {
    this.engine = new PgliteEngine(source);
  }

  /** Resolves when the engine accepts queries; rejects only if the first start fails. Later failures surface in queries. */
  get waitReady(): Promise<void> {
    if (!this.hasStarted) return this.engine.ready.then(() => void (this.hasStarted = true));
    this.restartIfEnded();
    return this.engine.ready.catch(() => {});
  }

  /** Sends a message of the wire protocol, as node-postgres requires. Never rejects: the loss of the engine looks like a server crash. */
  async execProtocolStream(message: Uint8Array): Promise<object[]> {
    this.buffer.push(message);
    if (BUFFERED_TYPES.includes(message[0] ?? 0)) return [];
    const bytes = Buffer.concat(this.buffer.splice(0));
    const messages = await this.engine.execute({ task: 'query', bytes }).catch((error: Error) => [toCrashError(error)]);
    if (this.engine.terminationCause) setImmediate(() => this.reportLoss());
    return messages;
  }

  /** Dumps the whole database into one file. */
  async dump(file: string): Promise<void> {
    await this.engine.execute({ task: 'dump', file });
  }

  async close(): Promise<void> {
    if (!this.engine.terminationCause) await this.engine.execute({ task: 'close' });
    await this.engine.stop();
  }

  private reportLoss(): void {
    const { terminationCause } = this.engine;
    if (terminationCause) this.onLost(terminationCause);
  }

  /** Replaces an engine that has ended, unless its data was in memory and is lost, or the last start was too recent. */
  private restartIfEnded(): void {
    const { dataDir } = this.source;
    if (!this.engine.terminationCause || dataDir === undefined || performance.now() - this.startedAt < MIN_RESTART_INTERVAL_MS) return;
    this.startedAt = performance.now();
    this.engine = new PgliteEngine({ dataDir });
  }
}

/** Builds the error message that a crashing server sends (57P02, crash shutdown). */
const toCrashError = ({ message }: Error): Error => Object.assign(new Error(message), { name: 'error', severity: 'FATAL', code: '57P02' });
