import type { FoundMatch, MatchAnswers } from '@rendezvous/shared/contract';
import { aCard, anError, anOwnProfile, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MatchFinderScreen } from './MatchFinderScreen';

const savedAnswers: MatchAnswers = { gender: 'female', min_age: 25, max_age: 40, region: 'NL-NH', distance: null, interests: ['tea'] };
const aFoundMatch = (name: string, changes: Partial<FoundMatch> = {}): FoundMatch => ({
  profile: aCard({ id: name.padEnd(10, '0'), name, common_interests: 7 }),
  shared_interests: [],
  same_region: false,
  ...changes,
});
const matches = [
  aFoundMatch('Anna', { shared_interests: ['art', 'tea', 'wine'], same_region: true }),
  aFoundMatch('Bea', { same_region: true }),
  aFoundMatch('Cleo', { shared_interests: ['tea'] }),
  aFoundMatch('Dora'),
];

const open = (answers: MatchAnswers | null = null, route = '/match-finder', api = {}) =>
  renderScreen(<MatchFinderScreen />, {
    user: aUser({ profile: anOwnProfile({ country: 'NL' }) }),
    path: '/match-finder',
    route,
    api: {
      'GET /api/match-finder.php': { answers, matches: answers === null ? [] : matches },
      'PUT /api/match-finder.php': { answers: savedAnswers, matches },
      'GET /api/regions.php': { regions: { NL: [{ code: 'NL-NH', name: 'Noord-Holland' }] } },
      ...api,
    },
  });

type Person = ReturnType<typeof open>['person'];
const pressButton = async (person: Person, name = 'Continue') => person.click(await screen.findByRole('button', { name }));

describe('MatchFinderScreen', () => {
  test('R-252 asks for gender, age, place and interests, saves the answers and shows the matches', async () => {
    const { person, api, address } = open();
    await person.click(await screen.findByRole('radio', { name: 'Woman' }));
    await pressButton(person);
    expect(await screen.findByText('Step 2 of 5')).toBeVisible();
    expect(screen.getByRole('group', { name: 'How old should they be?' })).toBeVisible();
    await pressButton(person);
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Province' }), await screen.findByText('Noord-Holland'));
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'How far away at most?' }),
      screen.getByRole('option', { name: /^Up to 25/ }),
    );
    await pressButton(person);
    await person.click(await screen.findByRole('button', { name: 'Tea' }));
    await pressButton(person, 'Show my matches');
    expect(await screen.findByRole('heading', { name: '4 members fit you' })).toBeVisible();
    expect(address()).toBe('/match-finder?step=5');
    expect(api.calls('PUT /api/match-finder.php')).toEqual([
      { gender: 'female', min_age: 24, max_age: 44, region: 'NL-NH', distance: '10_25', interests: ['tea'] },
    ]);
  });

  test('R-252 going back a question keeps the answers', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('radio', { name: 'Man' }));
    await pressButton(person);
    await screen.findByText('Step 2 of 5');
    await pressButton(person, 'Back');
    expect(await screen.findByRole('radio', { name: 'Man' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  test('R-252 each match shows its reasons, with the best match first', async () => {
    open(savedAnswers);
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map((card) => within(card).queryByText(/interest|region/i)?.textContent)).toEqual([
      '3 shared interests, same region',
      'Same region',
      '1 shared interest',
      undefined,
    ]);
  });

  test('R-252 a member who answered before sees the result at once and can change the answers', async () => {
    const { person, address } = open(savedAnswers);
    await person.click(await screen.findByRole('button', { name: 'Change my answers' }));
    expect(address()).toBe('/match-finder?step=1');
    expect(await screen.findByRole('radio', { name: 'Woman' })).toBeChecked();
  });

  test('R-252 the answers open as a search', async () => {
    open(savedAnswers);
    const link = await screen.findByRole('link', { name: 'Open as a search' });
    expect(link).toHaveAttribute('href', '/members?min_age=25&max_age=40&countryregion=NL-NH');
  });

  test('R-252 the result cannot be opened before the questions were answered', async () => {
    open(null, '/match-finder?step=5');
    expect(await screen.findByText('Step 4 of 5')).toBeVisible();
  });

  test('R-247 when nobody fits, the next step is to change the answers', async () => {
    open(savedAnswers, '/match-finder', { 'GET /api/match-finder.php': { answers: savedAnswers, matches: [] } });
    expect(await screen.findByRole('heading', { name: 'Nobody fits all of it yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change my answers' })).toBeVisible();
  });

  test('R-171 shows an error beside the answers and keeps them', async () => {
    const { person, address } = open(null, '/match-finder?step=4', { 'PUT /api/match-finder.php': anError('validation') });
    await person.click(await screen.findByRole('button', { name: 'Wine' }));
    await pressButton(person, 'Show my matches');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Wine', pressed: true })).toBeVisible();
    expect(address()).toBe('/match-finder?step=4');
  });

  test('R-168 offers a retry when the answers cannot be loaded', async () => {
    const { person, api } = open(null, '/match-finder', { 'GET /api/match-finder.php': anError('validation') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ 'GET /api/match-finder.php': { answers: null, matches: [] } });
    await person.click(again);
    await waitFor(() => expect(screen.getByText('Step 1 of 5')).toBeVisible());
  });
});
