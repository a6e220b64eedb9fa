import type { WorkerMessage } from '../worker/WorkerMessage';

/** Notifies the service worker that its cached pages are outdated. */
export function forgetPages({ serviceWorker }: Partial<Pick<Navigator, 'serviceWorker'>>): void {
  const message: WorkerMessage = { forget: 'pages' };
  void serviceWorker?.getRegistration?.().then(
    (registration) => registration?.active?.postMessage(message),
    () => undefined,
  );
}
