import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../build/shares';

const LEFT_OUT = /\/(node_modules|dist|\.git|\.cache|\.data|test-results)$/;

/** The sources of this repository in a separate folder, with the packages installed here. Links must not be written to. */
export class RepositoryCopy {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'repository-')));

  /** The api is large, and no remote is made of it. */
  constructor(linked: readonly string[] = ['api']) {
    const leaveOut = (place: string): boolean => !LEFT_OUT.test(place);
    for (const name of readdirSync(ROOT).filter((one) => leaveOut(`/${one}`))) {
      if (linked.includes(name)) symlinkSync(path.join(ROOT, name), path.join(this.root, name));
      else cpSync(path.join(ROOT, name), path.join(this.root, name), { recursive: true, filter: leaveOut });
    }
    const installed = readdirSync(this.root).filter((one) => !linked.includes(one) && existsSync(path.join(ROOT, one, 'node_modules')));
    for (const name of ['.', ...installed]) this.linkPackages(name);
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Runs a script of node_modules in the copy; its output is part of the error when it fails. */
  failureOf(script: string, ...args: string[]): string {
    const command = [path.join(ROOT, 'node_modules', script), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: this.root, encoding: 'utf8' });
    return status === 0 ? '' : `${stdout}${stderr}` || `ended with ${status}`;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Each package individually, so that the repository's own are the copied ones. */
  private linkPackages(folder: string): void {
    const [from, to] = [path.join(ROOT, folder, 'node_modules'), path.join(this.root, folder, 'node_modules')];
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from).filter((one) => one !== '@rendezvous')) symlinkSync(path.join(from, name), path.join(to, name));
    if (!existsSync(path.join(from, '@rendezvous'))) return;
    mkdirSync(path.join(to, '@rendezvous'));
    for (const name of readdirSync(path.join(from, '@rendezvous')))
      symlinkSync(path.join(this.root, name), path.join(to, '@rendezvous', name));
  }
}
