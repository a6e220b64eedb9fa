import type { Release } from '@rendezvous/shared/contract';
import { SERVER_FILE } from '../build/serverBuild';
import { type Registry, findRelease } from '../registry/Registry';
import type { SiteContext } from '../site/createContext';
import { ReleaseDescriptions, type Draft } from './ReleaseDescriptions';
import type { GateResult } from './GateResult';
import { inspect, type Inspection } from './inspect';
import { getLanguageFindings } from './getLanguageFindings';
import { getDescriptionFindings, getMemberFindings } from './getMemberFindings';
import { getModuleFindings } from './getModuleFindings';
import { findNewPairs } from './findNewPairs';
import { getSizeFindings } from './getSizeFindings';

type Ports = Pick<SiteContext, 'folder'>;

/**
 * Runs the server's gates for a release whose signature and files the caller has checked. The command line runs the gate `types` as well.
 */
export async function runGates({ folder }: Ports, registry: Registry, draft: Draft): Promise<GateResult[]> {
  const { release } = draft;
  const descriptions = new ReleaseDescriptions(folder, draft);
  const [descriptionFindings, memberFindings, sizeFindings, inspection] = await Promise.all([
    getDescriptionFindings(descriptions, draft),
    getMemberFindings(descriptions, findNewPairs(registry, registry, release)),
    getSizeFindings(draft),
    inspectRemote({ folder }, registry, draft),
  ]);
  return [
    { gate: 'integrity', findings: [] },
    { gate: 'members', findings: [...descriptionFindings, ...memberFindings] },
    { gate: 'languages', findings: getLanguageFindings(draft) },
    { gate: 'size', findings: sizeFindings },
    ...(inspection === undefined ? [] : toModuleResults(release, inspection)),
  ];
}

const toModuleResults = (release: Release, inspection: Inspection): GateResult[] => [
  { gate: 'module', findings: getModuleFindings(release, inspection) },
  { gate: 'effects', findings: inspection.effects.map((effect) => `Loading it leaves a ${effect}.`) },
];

const NO_SERVER_FILE: Inspection = { broken: [], effects: [], failure: `the release has no ${SERVER_FILE}` };

/** Inspects a remote together with the live shell; returns undefined for the shell itself, or if the live shell has no server bundle. */
async function inspectRemote({ folder }: Ports, registry: Registry, { release, files }: Draft): Promise<Inspection | undefined> {
  const shell = findRelease(registry, 'shell', registry.remotes.shell?.stable ?? null);
  const digest = shell?.integrity[SERVER_FILE];
  if (release.remote === 'shell' || shell === undefined || digest === undefined) return undefined;
  const server = files.get(SERVER_FILE);
  if (server === undefined) return NO_SERVER_FILE;
  const entry = files.get(release.entry) ?? Buffer.alloc(0);
  const request = { shell: { path: folder.getPath(shell, SERVER_FILE), digest }, container: release.container };
  return inspect({ ...request, entry: entry.toString('utf8'), server: server.toString('utf8') });
}
