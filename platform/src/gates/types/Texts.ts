/** Sources or declarations by place, relative to the package or the repository. */
export type Texts = Record<string, string>;
