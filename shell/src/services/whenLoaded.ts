import { whenIdle } from './whenIdle';

/** Runs once the page has loaded with its pictures and the browser has nothing better to do; answers how to call it off. */
export function whenLoaded(task: () => void): () => void {
  let cancel = (): void => window.removeEventListener('load', onLoad);
  const onLoad = (): void => void (cancel = whenIdle(task));
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  return () => cancel();
}
