import type { Build } from '../Build';
import type { BuildBroadcaster } from './BuildBroadcaster';

/** Forwards the compilers' builds, received from the parent process, to the pages; closes the pages' streams when the process is told to end. */
export function forwardBuilds(broadcaster: BuildBroadcaster): void {
  process.on('message', (build: Build) => broadcaster.broadcast(build));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => broadcaster.close());
}
