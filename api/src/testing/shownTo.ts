import type { TestClient } from './TestClient';

const WISHES = { gender: 'male', min_age: 18, max_age: 99, region: null, distance: null, interests: [] };

type Card = { id: string } | null;

const idsOf = (cards: Card[]): string[] => cards.flatMap((card) => card?.id ?? []);

/** Ids of members found by a member, by place: search with similar ones, match finder, swipe game and sign-up suggestions. */
export async function shownTo(client: TestClient, gender: 'male' | 'female' = 'male'): Promise<Record<string, string[]>> {
  const search = (await client.get('/api/search.php', { min_age: '18', max_age: '99' })).body;
  const { matches } = (await client.put('/api/match-finder.php', { ...WISHES, gender })).body;
  const { card, next } = (await client.get('/api/swipe-game.php')).body;
  return {
    search: idsOf([...search.members, ...(search.similar ?? [])]),
    'match finder': idsOf(matches.map(({ profile }: { profile: Card }) => profile)),
    'swipe game': idsOf([card, next]),
    suggestions: idsOf((await client.get('/api/signup-matches.php')).body.profiles),
  };
}
