import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../ApiError';
import type { Config } from '../config';

/** Stores passwords as slow hashes. */
export interface PasswordsPort {
  hash(password: string): Promise<string>;
  /** False for a wrong password and, after the same time, for a missing account. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Concurrent hashes, and how many may wait (security 5). */
const AT_ONCE = 2;
const QUEUE = 40;

/** Limits concurrent tasks; rejects when too many wait. */
function queue() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= QUEUE) throw new ApiError('overloaded');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // The slot passes to the next in line, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** argon2id at the configured cost. */
export function argonPasswords({ memoryKiB, passes }: Config['password']): PasswordsPort {
  const options = { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };
  const inTurn = queue();
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    verify: (known, password) =>
      inTurn(async () => {
        decoy ??= hash('no account has this password', options);
        const isRight = await verify(known ?? (await decoy), password);
        return isRight && known !== null;
      }),
  };
}
