import { REMOTES } from '@rendezvous/shared/contract';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TYPES_FOLDER } from '../../build/members/inTypesFolder';
import { ROOT } from '../../build/shares';
import type { Registry } from '../../registry/Registry';
import { liveReleases, newPairs, type Pair } from '../newPairs';
import { checkTypes, type TypeProblem } from './checkTypes';
import type { ReleaseTexts } from './ReleaseTexts';

/** What the compiler's result depends on besides the texts: its options and the libraries. */
const SETTINGS = ['tsconfig.base.json', 'package-lock.json'];

/** Remembers on this machine which sources fit which declarations, by digest. */
class AcceptedPairs {
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

/** Maximum number of problems reported per pair; a signature with many callers is one mistake. */
const TOLD = 10;

/**
 * Compiler findings when a release gets traffic, for every pair that may then share a page: a remote with each live shell, a shell with each live
 * release of the remotes. Identical texts are compiled once, and pairs already combined are skipped.
 */
export async function typeFindings(
  registry: Registry,
  texts: ReleaseTexts,
  release: Parameters<typeof newPairs>[2],
  passed: Pick<AcceptedPairs, 'has' | 'add'> = new AcceptedPairs(),
): Promise<string[]> {
  const together = new Set(livePairs(registry).map((pair) => texts.keyOf(pair)));
  const findings: string[] = [];
  for (const pair of newPairs(registry, registry, release)) {
    const key = texts.keyOf(pair);
    // Releases without sources or declarations are skipped.
    if (key === undefined || together.has(key) || passed.has(key)) continue;
    const problems = await checkTypes(pair.remote, await texts.sources(pair), await texts.declarations(pair));
    if (problems.length === 0) passed.add(key);
    findings.push(...textsOf(pair, problems));
  }
  return findings;
}

const livePairs = (registry: Registry): Pair[] =>
  REMOTES.flatMap((remote) =>
    liveReleases(registry, remote).flatMap((release) => liveReleases(registry, 'shell').map((shell) => ({ remote, release, shell }))),
  );

function textsOf({ remote, release, shell }: Pair, problems: readonly TypeProblem[]): string[] {
  const told = problems
    .slice(0, TOLD)
    .map(({ place, message }) => `${remote} ${release} does not fit shell ${shell} (${place}): ${message}`);
  const more = problems.length - told.length;
  return more === 0 ? told : [...told, `${remote} ${release} does not fit shell ${shell} in ${more} more places.`];
}
