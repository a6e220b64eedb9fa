/**
 * Stores files by name; a name consists of letters, digits, dots, hyphens and underscores, with single slashes between its segments, none
 * of which begins with a dot.
 */
export interface FilesPort {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Throws if files cannot currently be stored. */
  check(): Promise<void>;
}

const NAME_PATTERN = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Returns the name unchanged; throws if it is invalid, for example a path that leads out of the store. */
export function validateFileName(name: string): string {
  if (!NAME_PATTERN.test(name)) throw new Error(`"${name}" is not a file name.`);
  return name;
}
