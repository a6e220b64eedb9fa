import type { Config } from '../../config';
import type { CachePort } from './CachePort';
import { memoryCache } from './memoryCache';
import { redisCache } from './redisCache';

type Needed = Pick<Config, 'redisUrl' | 'databaseUrl' | 'singleProcess'>;

/** Redis by REDIS_URL. Without it counters are kept in memory only where no other process can change the database. */
export async function openCache({ redisUrl, databaseUrl, singleProcess }: Needed): Promise<CachePort> {
  if (redisUrl !== null) return redisCache(redisUrl);
  return memoryCache({ counters: databaseUrl === null || singleProcess });
}
