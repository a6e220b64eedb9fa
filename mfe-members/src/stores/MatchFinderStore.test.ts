import type { MatchAnswers } from '@rendezvous/shared/contract';
import { anError, anOwnProfile, aStore, aUser } from '@rendezvous/shared/testing';
import { toSearchQuery } from '../screens/MatchFinderScreen';
import { MatchFinderStore } from './MatchFinderStore';

const savedAnswers: MatchAnswers = { gender: 'female', min_age: 25, max_age: 40, region: 'NL-NH', distance: null, interests: ['tea'] };

function setUp(answers: MatchAnswers | null = null, user = aUser()) {
  const setup = aStore({ user, api: { 'GET /api/match-finder.php': { answers, matches: [] } } });
  return { ...setup, finder: new MatchFinderStore(setup.store) };
}

describe('MatchFinderStore', () => {
  test('R-252 R-225 the first answers come from the profile: matching gender, within ten years of the member’s age, anywhere', async () => {
    const { finder } = setUp(null, aUser({ profile: anOwnProfile({ gender: 'female', sexuality: 'hetero', age: 34 }) }));
    await finder.finder.load();
    expect(finder.hasAnswers).toBe(false);
    expect(finder.answers).toEqual({ gender: 'male', min_age: 24, max_age: 44, region: null, distance: null, interests: [] });
  });

  test('R-252 starts from the saved answers and applies the current changes', async () => {
    const { finder } = setUp(savedAnswers);
    await finder.finder.load();
    finder.change({ max_age: 50 });
    expect(finder.hasAnswers).toBe(true);
    expect(finder.answers).toEqual({ ...savedAnswers, max_age: 50 });
  });

  test('R-252 saves the answers and receives the matches', async () => {
    const { finder, api } = setUp();
    await finder.finder.load();
    api.reply({ 'PUT /api/match-finder.php': { answers: savedAnswers, matches: [] } });
    finder.change(savedAnswers);
    expect(await finder.save()).toBe(true);
    expect(api.calls('PUT /api/match-finder.php')).toEqual([savedAnswers]);
    expect(finder.hasAnswers).toBe(true);
    expect(finder.isSaving).toBe(false);
  });

  test('R-171 keeps the answers when saving fails', async () => {
    const { finder, api } = setUp();
    await finder.finder.load();
    api.reply({ 'PUT /api/match-finder.php': anError('validation') });
    finder.change({ interests: ['wine'] });
    expect(await finder.save()).toBe(false);
    expect(finder.error).toMatchObject({ code: 'validation' });
    expect(finder.answers.interests).toEqual(['wine']);
  });

  test.each([
    [savedAnswers, { gender: 'female', country: 'NL', min_age: 25, max_age: 40, countryregion: 'NL-NH' }],
    [
      { ...savedAnswers, region: null, distance: '25_50' as const },
      { gender: 'female', country: 'NL', min_age: 25, max_age: 40, distance: '25_50' },
    ],
  ])('R-252 converts the answers into a search query', (answers, query) => {
    expect(toSearchQuery(answers, 'NL')).toEqual(query);
  });
});
