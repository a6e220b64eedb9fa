import { toIntegrityKey } from '../developmentRelease';
import { BuildStream } from './BuildStream';
import { HotUpdates } from './HotUpdates';

interface DevelopmentWindow {
  rendezvousBuilds?: BuildStream;
}

const developmentWindow = window as DevelopmentWindow;

if (import.meta.webpackHot) {
  const updates = new HotUpdates({
    hot: import.meta.webpackHot,
    getRunningHash: () => __webpack_hash__,
    storeTable: (table) => Reflect.set(window, toIntegrityKey(DEVELOPMENT_PACKAGE), table),
    reload: () => window.location.reload(),
    reportProblem: (text) => reportError(new Error(text)),
  });
  developmentWindow.rendezvousBuilds ??= new BuildStream(new EventSource('/__dev/events'));
  developmentWindow.rendezvousBuilds.listen(DEVELOPMENT_PACKAGE, (build) => void updates.receive(build));
}
