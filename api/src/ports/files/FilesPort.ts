/** Files by name; a name is letters, digits, dots, hyphens and underscores with single slashes between. */
export interface FilesPort {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Fails while nothing can be kept here. */
  check(): Promise<void>;
}
