import { whenIdle } from './whenIdle';

/** Runs a callback once the page and its pictures have loaded and the browser is idle; returns how to cancel it. */
export function whenLoaded(task: () => void): () => void {
  let cancel = (): void => window.removeEventListener('load', onLoad);
  const onLoad = (): void => void (cancel = whenIdle(task));
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  return () => cancel();
}
