import type { Build } from '../Build';
import type { BuildNews } from './BuildNews';

/** Passes on what the process that started this one hears from the compilers, until the server is told to end. */
export function newsOfCompilers(news: BuildNews): void {
  process.on('message', (build: Build) => news.tell(build));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => news.close());
}
