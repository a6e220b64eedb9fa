import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../ApiError';
import type { Config } from '../config';

/** Hashes passwords with a slow algorithm and verifies them. */
export interface PasswordsPort {
  hash(password: string): Promise<string>;
  /** Returns false for a wrong password and, after the same amount of time, for a missing account. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Maximum number of concurrent hashes (security 5). */
const MAX_RUNNING = 2;
/** Maximum number of queued hashes. */
const MAX_WAITING = 40;

/** Returns a function that runs tasks, at most MAX_RUNNING at a time; it throws `overloaded` when the queue is full. */
function createQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= MAX_RUNNING) {
      if (waiting.length >= MAX_WAITING) throw new ApiError('overloaded');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // The slot passes to the next task in the queue, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Hashes with argon2id at the configured cost. */
export function argonPasswords({ memoryKiB, passes }: Config['password']): PasswordsPort {
  const options = { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };
  const enqueue = createQueue();
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => enqueue(() => hash(password, options)),
    verify: (storedHash, password) =>
      enqueue(async () => {
        decoy ??= hash('no account has this password', options);
        const isRight = await verify(storedHash ?? (await decoy), password);
        return isRight && storedHash !== null;
      }),
  };
}
