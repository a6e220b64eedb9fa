import path from 'node:path';
import { type Chunk, type ChunkGroup, type Compilation, type Module } from 'webpack';
import type { BudgetedPart } from './BudgetedPart';
import { type BudgetName, PUBLIC_SCREEN_NAME } from './budgets';
import { findDoorChunks } from './chunksOfDoor';
import { listInnerModules } from './innerModules';
import { LAZY_DOORS, ROOT } from './shares';

const isScript = (file: string): boolean => file.endsWith('.js');

const toRepositoryPath = (module: Module): string =>
  path.relative(ROOT, module.nameForCondition() ?? module.identifier().split('|').at(-1) ?? '');

/** Splits a compilation into the parts that have a budget. */
export function findBudgetedParts(compilation: Compilation, entry: string): BudgetedPart[] {
  const createPart = (budget: BudgetName, label: string, chunks: Iterable<Chunk>): BudgetedPart =>
    toPart(compilation, budget, label, [...chunks]);
  const firstChunks = [...compilation.chunks].filter((chunk) => chunk.files.has(entry));
  const parts = [createPart(entry === 'remoteEntry.js' ? 'entry of a remote' : 'shell', entry, firstChunks)];
  const countedChunks = new Set<Chunk>(firstChunks);
  for (const [name, group] of getScreenGroups(compilation)) {
    if (PUBLIC_SCREEN_NAME.test(name))
      parts.push(createPart('first public screen', name, entry === 'remoteEntry.js' ? [...firstChunks, ...group.chunks] : group.chunks));
    parts.push(createPart('first screen', name, group.chunks));
    for (const chunk of group.chunks) countedChunks.add(chunk);
  }
  for (const door of LAZY_DOORS) {
    const chunks = findDoorChunks(compilation, door);
    if (chunks.size > 0) parts.push(createPart(`door ${door}`, door, chunks));
    chunks.forEach((chunk) => countedChunks.add(chunk));
  }
  const otherChunks = [...compilation.chunks].filter((chunk) => !countedChunks.has(chunk));
  for (const chunk of otherChunks) parts.push(createPart('other lazy chunk', chunk.name ?? String(chunk.id), [chunk]));
  return [...parts.filter(({ files }) => files.length > 0), ...getCatalogueParts(compilation)];
}

const getScreenGroups = ({ namedChunkGroups }: Compilation): [string, ChunkGroup][] =>
  [...namedChunkGroups].filter(([name]) => name.startsWith('screen-'));

function toPart({ chunkGraph }: Compilation, budget: BudgetName, label: string, chunks: Chunk[]): BudgetedPart {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]).flatMap(listInnerModules);
  return {
    budget,
    label,
    files: [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter(isScript),
    modules: Object.fromEntries(modules.map((module) => [toRepositoryPath(module), module.size()])),
  };
}

const getCatalogueParts = (compilation: Compilation): BudgetedPart[] =>
  compilation
    .getAssets()
    .filter(({ name }) => name.startsWith('lang/'))
    .map(({ name }) => ({ budget: 'texts of one language', label: name, files: [name], modules: {} }));
