import { integrityKey } from '../developmentRelease';
import { BuildStream } from './BuildStream';
import { HotUpdates } from './HotUpdates';

interface DevelopmentPage {
  rendezvousBuilds?: BuildStream;
}

const page = window as DevelopmentPage;

if (import.meta.webpackHot) {
  const updates = new HotUpdates({
    hot: import.meta.webpackHot,
    running: () => __webpack_hash__,
    keepTable: (table) => Reflect.set(window, integrityKey(DEVELOPMENT_PACKAGE), table),
    reload: () => window.location.reload(),
    complain: (text) => reportError(new Error(text)),
  });
  page.rendezvousBuilds ??= new BuildStream(new EventSource('/__dev/events'));
  page.rendezvousBuilds.listen(DEVELOPMENT_PACKAGE, (build) => void updates.take(build));
}
