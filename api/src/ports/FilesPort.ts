/** Files by name; a name is letters, digits, dots, hyphens and underscores with single slashes between. */
export interface FilesPort {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Throws while nothing can be stored here. */
  check(): Promise<void>;
}

const NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** The name itself; throws for one that could lead elsewhere. */
export function fileName(name: string): string {
  if (!NAME.test(name)) throw new Error(`"${name}" is not a file name.`);
  return name;
}
