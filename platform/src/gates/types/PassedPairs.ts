import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TYPES_FOLDER } from '../../build/members/inTypesFolder';
import { ROOT } from '../../build/shares';

/** What the compiler's result depends on besides the texts: its options and the libraries. */
const SETTINGS = ['tsconfig.base.json', 'package-lock.json'];

/** Remembers on this machine which sources fit which declarations, by digest. */
export class PassedPairs {
  private readonly settings = SETTINGS.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('');

  constructor(private readonly folder = path.join(TYPES_FOLDER, 'passed')) {}

  has(pair: string): boolean {
    return existsSync(this.fileOf(pair));
  }

  add(pair: string): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.fileOf(pair), '');
  }

  private fileOf(pair: string): string {
    return path.join(this.folder, createHash('sha256').update(pair).update('\0').update(this.settings).digest('hex'));
  }
}
