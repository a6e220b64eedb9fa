import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../build/shares';

const COPY_LINE = /^COPY (?:--from=(\w+) )?(.+) (\S+)$/;

const LOCK_FILE = path.join(ROOT, 'package-lock.json');

/** Lists the paths of npm's production packages, for example `node_modules/fastify`. */
export function listProductionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as { packages: Record<string, { dev?: boolean }> };
  return Object.keys(packages).filter((packagePath) => packagePath.includes('node_modules/') && packages[packagePath]?.dev !== true);
}

/**
 * A folder with the files of an image that contains compiled code: those that the COPY lines of its Dockerfile copy from this repository after a
 * build. It stands in for the image on machines that cannot build images; its packages are symbolic links to installed ones.
 */
export class ImageTree {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'image-')));
  private readonly stages: string[];

  constructor(dockerfile: string) {
    const dockerfileText = readFileSync(path.join(ROOT, 'docker', dockerfile), 'utf8');
    this.stages = dockerfileText.split(/^(?=FROM )/m).slice(1);
    for (const [, from, sources = '', to = ''] of this.parseCopies(this.getLines(this.stages.at(-1)))) {
      if (from === 'packages') this.addPackages();
      else for (const source of sources.split(' ')) this.add(source.replace('/app/', ''), to);
    }
  }

  /** Command and arguments of the image's CMD. */
  get command(): string[] {
    const [, words = '[]'] = /^CMD (\[.+\])$/m.exec(this.stages.at(-1) ?? '') ?? [];
    return JSON.parse(words) as string[];
  }

  /** Lists the paths of the image's files and folders, without the contents of node_modules. */
  listFiles(): string[] {
    return readdirSync(this.root, { recursive: true, encoding: 'utf8' }).filter((file) => !file.includes('node_modules/'));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Returns the lines of a stage, preceded by those of its base stage. */
  private getLines(stage = ''): string[] {
    const [, base] = /^FROM (\S+)/.exec(stage) ?? [];
    const baseStage = this.stages.find((candidate) => candidate.split('\n')[0]?.endsWith(` AS ${base}`));
    return [...(baseStage === undefined ? [] : this.getLines(baseStage)), ...stage.split('\n')];
  }

  private parseCopies(lines: readonly string[]): string[][] {
    return lines.flatMap((line) => {
      const match = COPY_LINE.exec(line);
      return match ? [[...match]] : [];
    });
  }

  /** Adds the contents of the stage `packages`, with links to the production packages that npm would install. */
  private addPackages(): void {
    const stage = this.stages.find((candidate) => /AS packages$/m.test(candidate));
    for (const [, , sources = '', to = ''] of this.parseCopies(this.getLines(stage)))
      for (const source of sources.split(' ')) this.add(source, to);
    // A nested package is included with its parent.
    for (const packagePath of listProductionPackages().filter(
      (candidatePath) => candidatePath.lastIndexOf('node_modules/') === candidatePath.indexOf('node_modules/'),
    )) {
      const [workspace = ''] = packagePath.split('node_modules/');
      const copiedPackage = path.join(this.root, path.basename(packagePath));
      const source = packagePath.includes('@rendezvous/') ? copiedPackage : path.join(ROOT, packagePath);
      if (existsSync(path.join(this.root, workspace)) && existsSync(source)) this.symlink(source, packagePath);
    }
  }

  private symlink(source: string, target: string): void {
    mkdirSync(path.dirname(path.join(this.root, target)), { recursive: true });
    symlinkSync(source, path.join(this.root, target));
  }

  private add(source: string, to: string): void {
    const target = to.endsWith('/') ? path.join(to, path.basename(source)) : to;
    cpSync(path.join(ROOT, source), path.join(this.root, target), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  }
}
