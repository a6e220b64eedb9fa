/** Runs a callback once the page and its images have loaded and the browser is idle; returns a function that cancels it. */
export function whenLoaded(task: () => void): () => void {
  let cancel = (): void => window.removeEventListener('load', onLoad);
  const onLoad = (): void => void (cancel = whenIdle(task));
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  return () => cancel();
}

/** Runs a callback when the browser is idle; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(handle);
}
