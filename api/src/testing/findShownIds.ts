import type { TestClient } from './TestClient';

const PREFERENCES = { gender: 'male', min_age: 18, max_age: 99, region: null, distance: null, interests: [] };

type Card = { id: string } | null;

const toIds = (cards: Card[]): string[] => cards.flatMap((card) => card?.id ?? []);

/** Requests the ids of the members shown to a member, by screen: search with similar members, match finder, swipe game, sign-up suggestions. */
export async function findShownIds(client: TestClient, gender: 'male' | 'female' = 'male'): Promise<Record<string, string[]>> {
  const searchReply = (await client.get('/api/search.php', { min_age: '18', max_age: '99' })).body;
  const { matches } = (await client.put('/api/match-finder.php', { ...PREFERENCES, gender })).body;
  const { card, next } = (await client.get('/api/swipe-game.php')).body;
  return {
    search: toIds([...searchReply.members, ...(searchReply.similar ?? [])]),
    'match finder': toIds(matches.map(({ profile }: { profile: Card }) => profile)),
    'swipe game': toIds([card, next]),
    suggestions: toIds((await client.get('/api/signup-matches.php')).body.profiles),
  };
}
