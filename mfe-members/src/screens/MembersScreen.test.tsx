import type { SearchField, SearchReply, Settings } from '@rendezvous/shared/contract';
import { SafetyStore } from '@rendezvous/shared/safety';
import { aCard, anError, aStore, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createDefaultQuery, parseQuery } from '../stores/searchQuery';
import { SearchStore } from '../stores/SearchStore';
import { MembersScreen } from './MembersScreen';

const anna = aCard({ id: 'Anna000000', name: 'Anna', age: 34, common_interests: 3, online: true });
const bea = aCard({ id: 'Beatrix000', name: 'Bea', fictional: true });

const aReply = (changes: Partial<SearchReply> = {}): SearchReply => ({
  members: [anna, bea],
  page: 1,
  pages: 3,
  number_of_results: 52,
  similar: [],
  fictional_count: 1,
  ...changes,
});

const open = (changes: Partial<SearchReply> = {}, route = '/members', user = aUser(), settings: Partial<Settings> = {}) =>
  renderScreen(<MembersScreen />, {
    user,
    settings,
    path: '/members',
    route,
    api: { 'GET /api/search.php': aReply(changes), 'GET /api/regions.php': { regions: {} } },
  });

describe('MembersScreen', () => {
  test('R-218, R-222 shows the results with their number', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Anna, 34' })).toHaveAttribute('href', '/members/Anna000000');
    expect(screen.getByText('52 members')).toBeVisible();
  });

  test('R-233 shows the empty state when the last member is hidden, and reloads the results once the server has stored it', async () => {
    const { store, api } = open({ members: [anna], number_of_results: 1 });
    await screen.findByRole('link', { name: 'Anna, 34' });
    const safety = store.slice('safety@1', () => new SafetyStore());
    act(() => safety.avoid(anna.id));
    expect(screen.getByRole('heading', { name: 'Nobody found yet' })).toBeVisible();
    api.reply({ 'GET /api/search.php': aReply({ members: [bea] }) });
    act(() => safety.countStoredChange());
    expect(await screen.findByRole('link', { name: /^Bea/ })).toBeVisible();
  });

  test('R-218 prefetches the results once when the page is about to open, without replacing those of another search', async () => {
    const { store, api } = aStore({ user: aUser(), api: { 'GET /api/search.php': aReply() } });
    const search = new SearchStore(store);
    const query = parseQuery(new URLSearchParams(), createDefaultQuery(store.session.user?.profile, store.settings.current), []);
    MembersScreen.ahead(store);
    await waitFor(() => expect(search.getShownReply(query)).toEqual(aReply()));
    expect(search.reply).toBeNull();
    await search.load(query);
    expect(search.reply).toEqual(aReply());
    expect(api.calls('GET /api/search.php')).toHaveLength(1);
  });

  test.each<[SearchField[], string[]]>([
    [[], []],
    [['online'], ['Online now']],
    [
      ['hide_fictional', 'with_photo', 'city'],
      ['With photo only', 'Hide invented people'],
    ],
  ])('R-220 R-134 offers the search fields that the domain lists, in its own wording: %j', async (search_fields, names) => {
    const { person } = open({}, '/members', aUser(), { search_fields, fictional_plural: 'invented people' });
    await person.click(screen.getByRole('button', { name: 'Filters' }));
    const switches = within(screen.getByRole('search')).queryAllByRole('switch');
    expect(switches.map((input) => input.closest('label')?.textContent)).toEqual(names);
  });

  test('R-220 ignores a search field in the URL that the domain does not list', async () => {
    const { api } = open({}, '/members?online=true&with_photo=true', aUser(), { search_fields: ['online'] });
    await screen.findByRole('link', { name: 'Anna, 34' });
    expect(api.calls('GET /api/search.php')[0]).toMatchObject({ online: 'true' });
    expect(api.calls('GET /api/search.php')[0]).not.toHaveProperty('with_photo');
  });

  test('R-230 says how many of the members are fictional', async () => {
    open();
    expect(await screen.findByText('of which 1 is fictional')).toBeVisible();
  });

  test('R-227 a card shows age, online mark, shared interests and a like button', async () => {
    open();
    const card = (await screen.findByRole('link', { name: 'Anna, 34' })).closest('li')!;
    expect(within(card).getByText('Online')).toBeVisible();
    expect(within(card).getByText('3 shared interests')).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Like Anna' })).toBeVisible();
  });

  test('R-241 a fictional member carries the label in words', async () => {
    open();
    const card = (await screen.findByRole('link', { name: /Bea/ })).closest('li')!;
    expect(within(card).getByRole('button', { name: /fictional/i })).toBeVisible();
  });

  test('R-222 the URL holds the search, and pages are links', async () => {
    const { api } = open({ page: 2 }, '/members?country=DE&page=2&sort=newest');
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute('href', expect.stringContaining('page=3'));
    expect(api.calls('GET /api/search.php')[0]).toMatchObject({ country: 'DE', page: '2', sort: 'newest' });
  });

  test('R-220 a new search starts at the first page', async () => {
    const { person, address } = open({}, '/members?page=2');
    await person.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await person.selectOptions(dialog.getByRole('combobox', { name: 'I am looking for' }), 'male');
    await person.click(dialog.getByRole('button', { name: 'Search' }));
    expect(address()).toContain('gender=male');
    expect(address()).not.toContain('page=');
  });

  test('R-223 similar members follow a short result', async () => {
    open({ similar: [aCard({ id: 'Cleo000000', name: 'Cleo' })] });
    expect(await screen.findByRole('heading', { name: 'Similar members' })).toBeVisible();
  });

  test('an empty search names the next step', async () => {
    open({ members: [], number_of_results: 0, fictional_count: 0, pages: 0 });
    expect(await screen.findByText('Nobody found yet')).toBeVisible();
  });

  test('R-245 a like shows at once and a failed one is taken back', async () => {
    const { person, api } = open();
    api.reply({ 'POST /api/like.php': anError('like_limit') });
    await person.click(await screen.findByRole('button', { name: 'Like Anna' }));
    expect(await screen.findByRole('button', { name: 'Like Anna' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('R-245 a mutual like opens the match modal', async () => {
    const { person, api, store } = open();
    api.reply({ 'POST /api/like.php': { match: true, profile: anna } });
    await person.click(await screen.findByRole('button', { name: 'Like Anna' }));
    expect(await screen.findByRole('button', { name: 'Unlike Anna' })).toBeVisible();
    expect(store.overlays.isOpen('match')).toBe(true);
  });

  test('R-219, R-236 a visitor sees one page and is asked to sign up', async () => {
    const { person, store } = renderScreen(<MembersScreen />, {
      path: '/members',
      route: '/members',
      api: { 'GET /api/search.php': aReply(), 'GET /api/regions.php': { regions: {} } },
    });
    expect(await screen.findByText('There is more to see')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Like Anna' }));
    expect(store.overlays.isOpen('signup')).toBe(true);
  });

  test('R-220 without the list of regions, searching by the other fields still works', async () => {
    const { person, address } = renderScreen(<MembersScreen />, {
      user: aUser(),
      path: '/members',
      route: '/members',
      api: { 'GET /api/search.php': aReply(), 'GET /api/regions.php': anError('server_error') },
    });
    await person.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await person.selectOptions(dialog.getByRole('combobox', { name: 'I am looking for' }), 'male');
    await person.click(dialog.getByRole('button', { name: 'Search' }));
    expect(address()).toContain('gender=male');
  });

  test('a failed search can be tried again', async () => {
    const { person, api } = renderScreen(<MembersScreen />, {
      user: aUser(),
      path: '/members',
      route: '/members',
      api: { 'GET /api/search.php': anError('validation'), 'GET /api/regions.php': { regions: {} } },
    });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ 'GET /api/search.php': aReply() });
    await person.click(retryButton);
    expect(await screen.findByRole('link', { name: 'Anna, 34' })).toBeVisible();
  });
});
