/** webpack keeps arrived chunks here, named by `output.chunkLoadingGlobal` of the preset. */
const chunkArrayOf = (container: string): string => `webpackChunk_${container}`;

/** Forgets the chunks of a container that have loaded or are loading, so that a retry neither finds nor waits for the earlier attempt's. */
export function forgetChunks(container: string): void {
  Reflect.deleteProperty(globalThis, chunkArrayOf(container));
  for (const script of document.querySelectorAll(`script[data-webpack^="${container}:"]`)) script.remove();
}
