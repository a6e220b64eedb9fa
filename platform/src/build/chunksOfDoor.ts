import path from 'node:path';
import type { Chunk, Compilation } from 'webpack';
import { listInnerModules } from './innerModules';
import { ROOT } from './shares';

/** Chunks of a shared door that are not part of the shell's initial script. */
export function findDoorChunks({ modules, chunkGraph }: Compilation, door: string): Set<Chunk> {
  const file = path.join(ROOT, `shared/src/${door}/index.ts`);
  const roots = [...modules].filter((module) => listInnerModules(module).some((inner) => inner.nameForCondition() === file));
  const groups = roots.flatMap((root) => [...chunkGraph.getModuleChunks(root)]).flatMap((chunk) => [...chunk.groupsIterable]);
  return new Set(groups.filter((group) => !group.isInitial()).flatMap((group) => group.chunks));
}
