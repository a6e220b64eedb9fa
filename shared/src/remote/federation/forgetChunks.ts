/** webpack keeps arrived chunks here, named by `output.chunkLoadingGlobal` of the preset. */
const chunkArrayOf = (container: string): string => `webpackChunk_${container}`;

/** Forgets the chunks of a container that arrived or are on their way, so that a second try neither finds nor waits for the first one's. */
export function forgetChunks(container: string): void {
  Reflect.deleteProperty(globalThis, chunkArrayOf(container));
  for (const script of document.querySelectorAll(`script[data-webpack^="${container}:"]`)) script.remove();
}
