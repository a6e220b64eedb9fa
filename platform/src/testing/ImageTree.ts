import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../build/shares';

const COPY = /^COPY (?:--from=(\w+) )?(.+) (\S+)$/;

const LOCK = path.join(ROOT, 'package-lock.json');

/** Paths of npm's production packages, for example `node_modules/fastify`. */
export function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Record<string, { dev?: boolean }> };
  return Object.keys(packages).filter((place) => place.includes('node_modules/') && packages[place]?.dev !== true);
}

/**
 * The files of an image with compiled code, in a folder: what its Dockerfile's COPY lines take from this repository once compiled. Stands in for an
 * image where none can be built; packages are links, and those of all workspaces together.
 */
export class ImageTree {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'image-')));
  private readonly stages: string[];

  constructor(dockerfile: string) {
    const text = readFileSync(path.join(ROOT, 'docker', dockerfile), 'utf8');
    this.stages = text.split(/^(?=FROM )/m).slice(1);
    for (const [, from, places = '', to = ''] of this.copies(this.linesOf(this.stages.at(-1)))) {
      if (from === 'packages') this.addPackages();
      else for (const place of places.split(' ')) this.add(place.replace('/app/', ''), to);
    }
  }

  /** Words of its CMD. */
  get command(): string[] {
    const [, words = '[]'] = /^CMD (\[.+\])$/m.exec(this.stages.at(-1) ?? '') ?? [];
    return JSON.parse(words) as string[];
  }

  /** Its files without those of node_modules. */
  files(): string[] {
    return readdirSync(this.root, { recursive: true, encoding: 'utf8' }).filter((file) => !file.includes('node_modules/'));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Lines of a stage, after those of its base stage. */
  private linesOf(stage = ''): string[] {
    const [, base] = /^FROM (\S+)/.exec(stage) ?? [];
    const below = this.stages.find((one) => one.split('\n')[0]?.endsWith(` AS ${base}`));
    return [...(below === undefined ? [] : this.linesOf(below)), ...stage.split('\n')];
  }

  private copies(lines: readonly string[]): string[][] {
    return lines.flatMap((line) => {
      const match = COPY.exec(line);
      return match ? [[...match]] : [];
    });
  }

  /** Contents of the stage `packages` after npm has installed the production packages. */
  private addPackages(): void {
    const stage = this.stages.find((one) => /AS packages$/m.test(one));
    for (const [, , places = '', to = ''] of this.copies(this.linesOf(stage))) for (const place of places.split(' ')) this.add(place, to);
    // A nested package is included with its parent.
    for (const place of productionPackages().filter((one) => one.lastIndexOf('node_modules/') === one.indexOf('node_modules/'))) {
      const [workspace = ''] = place.split('node_modules/');
      const own = path.join(this.root, path.basename(place));
      const source = place.includes('@rendezvous/') ? own : path.join(ROOT, place);
      if (existsSync(path.join(this.root, workspace)) && existsSync(source)) this.link(source, place);
    }
  }

  private link(source: string, place: string): void {
    mkdirSync(path.dirname(path.join(this.root, place)), { recursive: true });
    symlinkSync(source, path.join(this.root, place));
  }

  private add(place: string, to: string): void {
    const target = to.endsWith('/') ? path.join(to, path.basename(place)) : to;
    cpSync(path.join(ROOT, place), path.join(this.root, target), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  }
}
