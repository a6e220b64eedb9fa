import type { Random } from '../ports/Random';

/** Ids of requests in logs and answers: the process and a number, since nothing depends on their being hard to guess. */
export function requestIds(random: Pick<Random, 'id'>): () => string {
  const process = random.id().slice(0, 8);
  let last = 0;
  return () => {
    last += 1;
    return `${process}-${last.toString(36)}`;
  };
}
