/** Replaces the shell's sharing in the single bundle: shares nothing. */
export const shareDoors = (): void => undefined;
