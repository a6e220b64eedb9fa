import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The clock of a site, which a test can advance while the site runs; the clocks of browsers are unaffected. */
export class SiteClock {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-clock-'));
  private readonly file = path.join(this.folder, 'ahead');
  private offsetMs = 0;

  constructor() {
    this.advance(0);
  }

  /** Environment variables that the site has to be started with. */
  get settings(): Record<string, string> {
    const nodeOptions = process.env['NODE_OPTIONS'] ?? '';
    return { CLOCK_AHEAD_FILE: this.file, NODE_OPTIONS: `${nodeOptions} --require ${path.join(__dirname, 'clockAhead.cjs')}` };
  }

  advance(ms: number): void {
    this.offsetMs += ms;
    writeFileSync(this.file, String(this.offsetMs));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
