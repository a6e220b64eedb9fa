import { REMOTES } from '@rendezvous/shared/contract';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TYPES_FOLDER } from '../../build/members/withTypesFolder';
import { ROOT } from '../../build/shares';
import type { Registry } from '../../registry/Registry';
import { getLiveReleases, findNewPairs, type Pair } from '../findNewPairs';
import { checkTypes, type TypeProblem } from './checkTypes';
import type { ReleaseTexts } from './ReleaseTexts';

/** Files that the compiler's result depends on besides the texts: its options and the library versions. */
const SETTINGS_FILES = ['tsconfig.base.json', 'package-lock.json'];

/** Records on this machine which sources are compatible with which declarations, as one empty file per pair, whose name is a hash. */
class AcceptedPairs {
  private readonly settings = SETTINGS_FILES.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('');

  constructor(private readonly folder = path.join(TYPES_FOLDER, 'passed')) {}

  has(pair: string): boolean {
    return existsSync(this.getFile(pair));
  }

  add(pair: string): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.getFile(pair), '');
  }

  private getFile(pair: string): string {
    return path.join(this.folder, createHash('sha256').update(pair).update('\0').update(this.settings).digest('hex'));
  }
}

/** Maximum number of problems reported per pair, since a single wrong signature may have many callers. */
const MAX_PROBLEMS = 10;

/**
 * Compiles every pair that may share a page once a release has traffic, and returns the findings: a remote with each live shell, a shell with each
 * live release of the remotes. Pairs whose texts are already live together, or were compatible before, are skipped.
 */
export async function getTypeFindings(
  registry: Registry,
  texts: ReleaseTexts,
  release: Parameters<typeof findNewPairs>[2],
  acceptedPairs: Pick<AcceptedPairs, 'has' | 'add'> = new AcceptedPairs(),
): Promise<string[]> {
  const liveKeys = new Set(getLivePairs(registry).map((pair) => texts.getPairKey(pair)));
  const findings: string[] = [];
  for (const pair of findNewPairs(registry, registry, release)) {
    const key = texts.getPairKey(pair);
    // Releases without sources or declarations are skipped.
    if (key === undefined || liveKeys.has(key) || acceptedPairs.has(key)) continue;
    const problems = await checkTypes(pair.remote, await texts.loadSources(pair), await texts.loadDeclarations(pair));
    if (problems.length === 0) acceptedPairs.add(key);
    findings.push(...toFindings(pair, problems));
  }
  return findings;
}

const getLivePairs = (registry: Registry): Pair[] =>
  REMOTES.flatMap((remote) =>
    getLiveReleases(registry, remote).flatMap((release) => getLiveReleases(registry, 'shell').map((shell) => ({ remote, release, shell }))),
  );

function toFindings({ remote, release, shell }: Pair, problems: readonly TypeProblem[]): string[] {
  const lines = problems
    .slice(0, MAX_PROBLEMS)
    .map(({ place, message }) => `${remote} ${release} does not fit shell ${shell} (${place}): ${message}`);
  const omittedCount = problems.length - lines.length;
  return omittedCount === 0 ? lines : [...lines, `${remote} ${release} does not fit shell ${shell} in ${omittedCount} more places.`];
}
