import type { BundleFile } from '../prerender/RenderOrder';

/** A remote to be loaded for inspection, and the shell whose doors it gets. */
export interface InspectionOrder {
  shell: BundleFile;
  container: string;
  /** Text of the browser's entry. */
  entry: string;
  /** Text of the bundle with all its modules. */
  server: string;
}

/** Observations while a remote was loaded. */
export interface Inspection {
  /** Description of its module; absent when it is not a remote. */
  module?: { name: unknown; contract: unknown; screens: string[]; slots: string[] };
  /** Parts that are not components, or threw, with the reason. */
  broken: string[];
  /** Globals, listeners, storage and calls left behind by loading. */
  effects: string[];
  /** Error thrown before there was a module. */
  failure?: string;
}
