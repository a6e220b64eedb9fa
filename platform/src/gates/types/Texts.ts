/** Sources or declarations by path, relative to the package or the repository. */
export type Texts = Record<string, string>;
