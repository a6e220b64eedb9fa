/** Keeps passwords as slow hashes. */
export interface PasswordsPort {
  hash(password: string): Promise<string>;
  /** False for a wrong password and, after the same time, for an account without one. */
  verify(hash: string | null, password: string): Promise<boolean>;
}
