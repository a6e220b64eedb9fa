interface Door {
  loaded?: boolean | undefined;
  loading?: Promise<unknown> | null | undefined;
}

/** Doors of a share scope, by name and version. */
export type Doors = Record<string, Record<string, Door>>;

/** Forgets doors that have not loaded: the runtime caches a failed load and would return it again. */
export function forgetDoors(doors: Doors): void {
  for (const versions of Object.values(doors)) {
    for (const door of Object.values(versions)) if (!door.loaded) door.loading = null;
  }
}
