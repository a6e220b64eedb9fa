import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../build/shares';

const EXCLUDED_FOLDERS = /\/(node_modules|dist|\.git|\.cache|\.data|test-results)$/;

/** A copy of this repository's sources in a separate folder, with links to the packages installed here, which must not be written to. */
export class RepositoryCopy {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'repository-')));

  /** Links `linkedFolders` instead of copying them; by default the large api, which is not part of any remote. */
  constructor(linkedFolders: readonly string[] = ['api']) {
    const isCopied = (file: string): boolean => !EXCLUDED_FOLDERS.test(file);
    for (const name of readdirSync(ROOT).filter((entry) => isCopied(`/${entry}`))) {
      if (linkedFolders.includes(name)) symlinkSync(path.join(ROOT, name), path.join(this.root, name));
      else cpSync(path.join(ROOT, name), path.join(this.root, name), { recursive: true, filter: isCopied });
    }
    const foldersWithPackages = readdirSync(this.root).filter(
      (entry) => !linkedFolders.includes(entry) && existsSync(path.join(ROOT, entry, 'node_modules')),
    );
    for (const name of ['.', ...foldersWithPackages]) this.linkPackages(name);
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Runs a script from node_modules in the copy; returns its output when it fails, otherwise an empty string. */
  runAndReadFailure(script: string, ...args: string[]): string {
    const nodeArgs = [path.join(ROOT, 'node_modules', script), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, nodeArgs, { cwd: this.root, encoding: 'utf8' });
    return status === 0 ? '' : `${stdout}${stderr}` || `ended with ${status}`;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Links each package individually, so that the repository's own packages are the copied ones. */
  private linkPackages(folder: string): void {
    const [from, to] = [path.join(ROOT, folder, 'node_modules'), path.join(this.root, folder, 'node_modules')];
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from).filter((entry) => entry !== '@rendezvous'))
      symlinkSync(path.join(from, name), path.join(to, name));
    if (!existsSync(path.join(from, '@rendezvous'))) return;
    mkdirSync(path.join(to, '@rendezvous'));
    for (const name of readdirSync(path.join(from, '@rendezvous'))) {
      const packageFolder = path.relative(ROOT, realpathSync(path.join(from, '@rendezvous', name)));
      symlinkSync(path.join(this.root, packageFolder), path.join(to, '@rendezvous', name));
    }
  }
}
