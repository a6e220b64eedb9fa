import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './findFreePort';

const ROOT = path.resolve(__dirname, '../..');

interface DevOptions {
  /** Repository whose sources are served; this one by default. */
  root?: string;
  /** URL of a running site that serves the other packages. */
  against?: string;
  /** Path of the CA certificate file of the site at `against`. */
  caFile?: string;
}

/** A site started by `npm run dev`, on a free port and with a new data folder. */
export class DevSite {
  private readonly originalTexts = new Map<string, string>();

  private constructor(
    readonly url: string,
    /** Time from the command to the ready line, in ms. */
    readonly readyMs: number,
    private readonly dataDir: string,
    private readonly process: ChildProcess,
    private readonly root: string,
  ) {}

  /** Starts a site and waits until it is ready; `names` are the packages that it compiles from source, by default all. */
  static async start(names: readonly string[] = [], { root = ROOT, against, caFile }: DevOptions = {}): Promise<DevSite> {
    const port = await findFreePort();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'rendezvous-dev-'));
    const startedAt = Date.now();
    const args = ['--port', String(port), ...names, ...(against === undefined ? [] : ['--against', against])];
    const child = spawn(process.execPath, [path.join(root, 'platform/bin/dev.mjs'), ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, ...(caFile !== undefined && { NODE_EXTRA_CA_CERTS: caFile }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('is ready')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}`)));
    });
    return new DevSite(`http://localhost:${port}`, Date.now() - startedAt, dataDir, child, root);
  }

  /** Replaces a text in a source file of the repository; throws if the file does not contain it. `restore` reverts all files. */
  replaceInFile(file: string, from: string, to: string): void {
    const target = path.join(this.root, file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    if (!this.originalTexts.has(target)) this.originalTexts.set(target, text);
    writeFileSync(target, text.replace(from, to));
  }

  restore(): void {
    for (const [file, text] of this.originalTexts) writeFileSync(file, text);
    this.originalTexts.clear();
  }

  async stop(): Promise<void> {
    this.restore();
    const pendingExit = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGTERM');
    await pendingExit;
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
