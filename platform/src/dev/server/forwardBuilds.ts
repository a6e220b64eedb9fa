import type { Build } from '../Build';
import type { BuildNews } from './BuildNews';

/** Forwards the compilers' builds, received from the parent process, to the pages; closes the pages' streams when the process is told to end. */
export function forwardBuilds(news: BuildNews): void {
  process.on('message', (build: Build) => news.tell(build));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => news.close());
}
