/** Stands for what the shell shares where everything is one bundle: nothing. */
export const shareDoors = (): void => undefined;
