/** Stores files by name; a name consists of letters, digits, dots, hyphens and underscores, with single slashes between its segments. */
export interface FilesPort {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Throws if no file can be stored at the moment. */
  check(): Promise<void>;
}

const NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Returns the name unchanged; throws if it could lead out of the store. */
export function fileName(name: string): string {
  if (!NAME.test(name)) throw new Error(`"${name}" is not a file name.`);
  return name;
}
