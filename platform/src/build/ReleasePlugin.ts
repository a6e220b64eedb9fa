import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type Compilation, Compilation as WebpackCompilation, type Compiler, sources } from 'webpack';
import type { Release, RemoteManifest, RemoteName } from '@rendezvous/shared/contract';
import { DEVELOPMENT_RELEASE, isHotUpdateFile } from '../dev/developmentRelease';
import { isVolatile } from '../gates/ReleaseDescriptions';
import { countOpenReviews } from '../messages/reviews/reviewFiles';
import { compileCatalogues } from './catalogues';
import { digest, hashRelease } from './digest';
import { findDoorsByPart } from './doorsOfParts';
import { INTEGRITY_PLACEHOLDER } from './IntegrityPlugin';
import { buildIntegrityTable } from './integrityTable';
import { listPreloadedFiles } from './preloadedFiles';
import { readRuntimeVersion, readSharedVersion } from './shares';

/** Placeholder of eight characters, replaced by the release's hash after the build, so that the build cache stays valid. */
export const HASH_PLACEHOLDER = '00000000';

/** Version of the contract between shell and remotes; its major number is incremented when `RemoteModule` or `Plan` changes. */
export const CONTRACT_VERSION = '1.0.0';

export interface ReleaseOptions {
  name: RemoteName | 'shell';
  version: string;
  /** File name of the entry. */
  entry: string;
  /** Name of the container, which includes HASH_PLACEHOLDER. */
  container: string;
  manifest: Pick<RemoteManifest, 'routes' | 'slots'>;
  /** Package folders whose `lang/` is part of the release. */
  messageFolders: string[];
  /** Names of the Trusted Types policies that the release's scripts create. */
  policies: readonly string[];
  /** Keeps the placeholder and a fixed id, because hot updates need a stable name while watching. */
  hasStableName: boolean;
  /** Version range of `shared` that the remote requires, if different from this repository's. */
  sharedRange?: string;
}

const isScript = (file: string): boolean => file.endsWith('.js');

/** Turns a finished compilation into a release: unique container name, integrity of every file, catalogues, release.json. */
export class ReleasePlugin {
  /** Compiled catalogues, reused between builds while watching until a text changes. */
  private catalogues: ReturnType<typeof compileCatalogues> | undefined;

  constructor(private readonly options: ReleaseOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const stage = WebpackCompilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => this.createRelease(compilation));
      for (const folder of this.options.messageFolders) compilation.contextDependencies.add(path.join(folder, 'lang'));
    });
  }

  private createRelease(compilation: Compilation): void {
    const files = this.collectFiles(compilation);
    const hash = this.options.hasStableName ? HASH_PLACEHOLDER : hashRelease(new Map([...files].filter(([name]) => !isVolatile(name))));
    const renamedFiles = this.renameContainer(files, hash);
    const integrity = this.writeIntegrity(renamedFiles);
    for (const [name, content] of renamedFiles) {
      const source = new sources.RawSource(content);
      // File names contain the hash computed before the rename, so a file of this name on disk may differ in content: always write.
      if (compilation.getAsset(name)) compilation.updateAsset(name, source, (info) => ({ ...info, immutable: false }));
      else compilation.emitAsset(name, source);
    }
    const release = this.describeRelease(compilation, hash, integrity, renamedFiles);
    compilation.emitAsset('release.json', new sources.RawSource(JSON.stringify(release, null, 2)));
  }

  private collectFiles(compilation: Compilation): Map<string, Buffer> {
    const files = new Map<string, Buffer>();
    for (const { name, source } of compilation.getAssets()) {
      if (!name.endsWith('.map') && !isHotUpdateFile(name)) files.set(name, Buffer.from(source.buffer()));
    }
    if (this.catalogues === undefined || this.haveTextsChanged(compilation))
      this.catalogues = compileCatalogues(this.options.messageFolders, process.env['PSEUDO_TEXTS'] === '1');
    for (const [locale, content] of this.catalogues) files.set(`lang/${locale}.json`, content);
    return files;
  }

  private haveTextsChanged({ compiler }: Compilation): boolean {
    const folders = this.options.messageFolders.map((folder) => path.join(folder, 'lang'));
    return [...(compiler.modifiedFiles ?? [])].some((file) => folders.some((folder) => file.startsWith(folder)));
  }

  private renameContainer(files: ReadonlyMap<string, Buffer>, hash: string): Map<string, Buffer> {
    if (this.options.hasStableName) return new Map(files);
    const container = this.options.container.replace(HASH_PLACEHOLDER, hash);
    const replace = (content: Buffer): Buffer => Buffer.from(content.toString('utf8').replaceAll(this.options.container, container));
    return new Map([...files].map(([name, content]) => [name, isScript(name) ? replace(content) : content]));
  }

  /** Writes the table of digests into the entry and returns the digests of all files. */
  private writeIntegrity(files: Map<string, Buffer>): Record<string, string> {
    const { entry } = this.options;
    const otherFiles = [...files.keys()].filter((name) => name !== entry).sort();
    const integrity = Object.fromEntries(otherFiles.map((name) => [name, digest(files.get(name) ?? '')]));
    const table = buildIntegrityTable(integrity, !this.options.hasStableName);
    const entryText = (files.get(entry) ?? Buffer.alloc(0)).toString('utf8').replaceAll(INTEGRITY_PLACEHOLDER, table);
    files.set(entry, Buffer.from(entryText));
    return { [entry]: digest(entryText), ...integrity };
  }

  private describeRelease(compilation: Compilation, hash: string, integrity: Record<string, string>, files: Map<string, Buffer>): Release {
    const { name, version, entry, container, manifest, messageFolders, policies, hasStableName, sharedRange } = this.options;
    const openReviews = countOpenReviews(messageFolders);
    const providedVersions = { shared: readSharedVersion(), contract: CONTRACT_VERSION, runtime: readRuntimeVersion() };
    return {
      id: hasStableName ? DEVELOPMENT_RELEASE : `${version}-${hash}`,
      remote: name,
      version,
      container: container.replace(HASH_PLACEHOLDER, hash),
      entry,
      routes: manifest.routes,
      slots: manifest.slots,
      integrity,
      preload: listPreloadedFiles(compilation),
      doors: findDoorsByPart(compilation),
      catalogues: Object.fromEntries([...files.keys()].filter((file) => file.startsWith('lang/')).map((file) => [file.slice(5, -5), file])),
      ...(Object.keys(openReviews).length > 0 ? { openReviews } : {}),
      requires: name === 'shell' ? { shared: '*', contract: '*', runtime: '*' } : getRequiredRanges(providedVersions, sharedRange),
      ...(name === 'shell' ? { provides: providedVersions } : {}),
      policies: policies.map((policy) => policy.replace(HASH_PLACEHOLDER, hash)),
      size: [...files.values()].reduce((sum, content) => sum + content.byteLength, 0),
      git: readGitRevision(),
      builtAt: Math.floor(Date.now() / 1000),
      signedBy: '',
      signature: '',
    };
  }
}

const getRequiredRanges = (
  providedVersions: { shared: string; contract: string; runtime: string },
  sharedRange = `^${providedVersions.shared.split('.').slice(0, 2).join('.')}`,
): Release['requires'] => ({
  shared: sharedRange,
  contract: `^${providedVersions.contract}`,
  runtime: `^${providedVersions.runtime}`,
});

function readGitRevision(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}
