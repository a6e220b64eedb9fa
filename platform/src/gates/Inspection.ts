import type { BundleFile } from '../prerender/RenderOrder';

/** A remote to be loaded for a look, and the shell whose doors it gets. */
export interface InspectionOrder {
  shell: BundleFile;
  container: string;
  /** Text of the browser's entry. */
  entry: string;
  /** Text of the bundle that has all its modules. */
  server: string;
}

/** What was seen while a remote was loaded. */
export interface Inspection {
  /** What its module says; absent when it is none. */
  module?: { name: unknown; contract: unknown; screens: string[]; slots: string[] };
  /** Parts that are no components, or threw, with the reason. */
  broken: string[];
  /** Globals, listeners, storage and calls that loading left behind. */
  effects: string[];
  /** What was thrown before there was a module. */
  failure?: string;
}
