import type { HotModule } from './HotModule';

interface Module {
  exports: Record<string, unknown>;
}

interface RefreshPorts {
  isComponent: (value: unknown) => boolean;
  /** Refreshes the components registered since the last call. */
  performRefresh: () => void;
}

/** Lets a module that only exports components accept its own updates; an update of any other module is passed to its importers. */
export function createRefreshBoundary({ isComponent, performRefresh }: RefreshPorts): (module: Module, hot: HotModule) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleRefresh = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      performRefresh();
    });
  };
  return (module, hot) => {
    const exports = { ...module.exports };
    const previousExports = hot.data?.exports;
    const names = Object.keys(exports);
    const isBoundary = names.length > 0 && names.every((name) => isComponent(exports[name]));
    if (isBoundary) {
      hot.dispose((data) => {
        data.exports = exports;
      });
      hot.accept();
    }
    if (previousExports === undefined) return;
    const isUnchanged = isBoundary && names.sort().join() === Object.keys(previousExports).sort().join();
    if (isUnchanged) scheduleRefresh();
    else hot.invalidate();
  };
}
