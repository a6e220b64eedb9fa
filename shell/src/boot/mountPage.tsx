import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { typedValues } from './typedValues';

/** Tells once that the page works. */
function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** Shows the page: takes over what the server rendered, with what was typed into it so far, or begins anew. */
export function mountPage(container: HTMLElement, page: ReactNode, isRendered: boolean): void {
  const restore = typedValues(container);
  const mounted = <Mounted onMounted={restore}>{page}</Mounted>;
  if (isRendered) hydrateRoot(container, mounted);
  else createRoot(container).render(mounted);
}
