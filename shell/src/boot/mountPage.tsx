import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { shellFailed } from './shellFailed';
import { typedValues } from './typedValues';

/** Tells once that the page works. */
function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** What no part of the page caught; it is gone then. */
const options = { onUncaughtError: shellFailed('render') };

/** Shows the page: takes over what the server rendered, with what was typed into it so far, or begins anew. */
export function mountPage(container: HTMLElement, page: ReactNode, isRendered: boolean): void {
  const restore = typedValues(container);
  const mounted = <Mounted onMounted={restore}>{page}</Mounted>;
  if (isRendered) hydrateRoot(container, mounted, options);
  else createRoot(container, options).render(mounted);
}
