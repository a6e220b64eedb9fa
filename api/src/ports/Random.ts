/** Randomness, handed in. */
export interface Random {
  /** 16 letters and digits, fit for addresses and payloads. */
  id(): string;
  /** 32 random bytes for sessions and links, base64url. */
  token(): string;
  /** A number from 0 up to but not including 1. */
  number(): number;
}
