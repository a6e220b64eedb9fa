import type { ChunkGroup, Compilation } from 'webpack';
import { PART_NAME } from './preloadedFiles';
import { LAZY_DOORS } from './shares';

const CONSUMED_MODULE_TYPE = 'consume-shared-module';

/** Lazy doors of shared that each screen and slot requests from the shell, by chunk name; parts without any are omitted. */
export function findDoorsByPart(compilation: Compilation): Record<string, string[]> {
  const parts = [...compilation.namedChunkGroups].filter(([name]) => PART_NAME.test(name));
  return Object.fromEntries(
    parts.map(([name, group]) => [name, getDoors(compilation, group)] as const).filter(([, doors]) => doors.length > 0),
  );
}

function getDoors({ chunkGraph }: Compilation, group: ChunkGroup): string[] {
  const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  const identifiers = modules.filter(({ type }) => type === CONSUMED_MODULE_TYPE).map((module) => module.identifier());
  return LAZY_DOORS.filter((door) => identifiers.some((identifier) => identifier.includes(`|@rendezvous/shared/${door}|`)));
}
