import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './Site';

const ROOT = path.resolve(__dirname, '../..');

/** A site as `npm run dev` starts it, on a free port and a new data folder. */
export class DevSite {
  private readonly originals = new Map<string, string>();

  private constructor(
    readonly url: string,
    /** From the command to the ready line, in ms. */
    readonly readyMs: number,
    private readonly dataDir: string,
    private readonly process: ChildProcess,
  ) {}

  /** Packages to compile from source; none is all. */
  static async start(names: readonly string[] = []): Promise<DevSite> {
    const port = await freePort();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'rendezvous-dev-'));
    const started = Date.now();
    const child = spawn(process.execPath, [path.join(ROOT, 'platform/bin/dev.mjs'), '--port', String(port), ...names], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        if (text.toString().includes('is ready')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}`)));
    });
    return new DevSite(`http://localhost:${port}`, Date.now() - started, dataDir, child);
  }

  /** Saves a changed source of the repository; `restore` puts back what was there. */
  save(file: string, from: string, to: string): void {
    const target = path.join(ROOT, file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    if (!this.originals.has(target)) this.originals.set(target, text);
    writeFileSync(target, text.replace(from, to));
  }

  restore(): void {
    for (const [file, text] of this.originals) writeFileSync(file, text);
    this.originals.clear();
  }

  async stop(): Promise<void> {
    this.restore();
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGTERM');
    await ended;
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
