import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../ApiError';
import type { Config } from '../config';

/** Hashes passwords with a slow algorithm and verifies them. */
export interface PasswordsPort {
  hash(password: string): Promise<string>;
  /** Returns false for a wrong password, and after the same time for an account that has none or does not exist (null). */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Maximum number of concurrent hashes (security 5). */
const MAX_RUNNING_HASHES = 2;
const MAX_QUEUED_HASHES = 40;

/** Returns a function that runs tasks, at most MAX_RUNNING_HASHES at a time; it throws `overloaded` when the queue is full. */
function createQueue() {
  let runningCount = 0;
  const queue: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (runningCount >= MAX_RUNNING_HASHES) {
      if (queue.length >= MAX_QUEUED_HASHES) throw new ApiError('overloaded');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      runningCount += 1;
    }
    try {
      return await task();
    } finally {
      // The slot passes to the next task in the queue, or becomes free.
      const startNext = queue.shift();
      if (startNext) startNext();
      else runningCount -= 1;
    }
  };
}

/** Hashes passwords with argon2id at the configured cost, only a few at a time. */
export function createArgonPasswords({ memoryKiB, passes }: Config['password']): PasswordsPort {
  const options = { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };
  const enqueue = createQueue();
  let decoyHash: Promise<string> | undefined;
  return {
    hash: (password) => enqueue(() => hash(password, options)),
    verify: (storedHash, password) =>
      enqueue(async () => {
        decoyHash ??= hash('no account has this password', options);
        const isMatch = await verify(storedHash ?? (await decoyHash), password);
        return isMatch && storedHash !== null;
      }),
  };
}
