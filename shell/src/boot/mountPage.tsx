import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { shellFailed } from './shellFailed';
import { typedValues } from './typedValues';

/** Reports once that the page is interactive. */
function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** An error that nothing on the page caught; the page is gone by then. */
const options = { onUncaughtError: shellFailed('render') };

/** Mounts the page: hydrates what the server rendered, keeping what was typed so far, or renders from scratch. */
export function mountPage(container: HTMLElement, page: ReactNode, isRendered: boolean): void {
  const restore = typedValues(container);
  const mounted = <Mounted onMounted={restore}>{page}</Mounted>;
  if (isRendered) hydrateRoot(container, mounted, options);
  else createRoot(container, options).render(mounted);
}
