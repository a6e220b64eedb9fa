/** Replaces the shell's sharing of modules, which a single bundle does not need. */
export const shareDoors = (): void => undefined;
