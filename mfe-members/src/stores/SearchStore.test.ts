import { replyAddress, type SearchReply } from '@rendezvous/shared/contract';
import { aCard, anError, aStore, aUser, settled } from '@rendezvous/shared/testing';
import { SearchStore } from './SearchStore';

const aReply = (name: string): SearchReply => ({
  members: [aCard({ id: `${name}000000`, name })],
  page: 1,
  pages: 1,
  number_of_results: 1,
  similar: [],
  fictional_count: 0,
});

type Answer = SearchReply | ReturnType<typeof anError>;

/** A search by country whose responses arrive only when the test releases them. */
function setUp() {
  const resolveByCountry = new Map<string, (answer: Answer) => void>();
  const setup = aStore({
    user: aUser(),
    api: {
      'GET /api/search.php': ({ query }) => new Promise<Answer>((resolve) => resolveByCountry.set(String(query.country), resolve)),
    },
  });
  const search = new SearchStore(setup.store);
  const answer = async (country: string, reply: Answer): Promise<void> => {
    resolveByCountry.get(country)?.(reply);
    await settled();
  };
  return { ...setup, search, answer };
}

const readNames = (search: SearchStore) => search.reply?.members.map(({ name }) => name);
const dutchQuery = { country: 'NL' };
const germanQuery = { country: 'DE' };

describe('SearchStore', () => {
  test('R-218 shows the results embedded in the document at once without a request, until the page is left', async () => {
    const replies = { [replyAddress('/api/search.php', dutchQuery)]: aReply('Anna') };
    const { store, api } = aStore({ user: aUser(), api: { 'GET /api/search.php': aReply('Bea') }, boot: { replies } });
    const search = new SearchStore(store);
    expect(search.getShownReply(dutchQuery)?.members[0]?.name).toBe('Anna');
    expect(search.getShownReply(germanQuery)).toBeNull();
    await search.load(dutchQuery);
    expect([readNames(search), search.isLoading, api.recordedRequests.length]).toEqual([['Anna'], false, 0]);
    store.http.discardEmbeddedReplies();
    await search.load(dutchQuery);
    expect(readNames(search)).toEqual(['Bea']);
  });

  test('R-218 is loading until the reply arrives', async () => {
    const { search, answer } = setUp();
    void search.load(dutchQuery);
    expect([search.isLoading, search.reply]).toEqual([true, null]);
    await answer('NL', aReply('Anna'));
    expect([search.isLoading, readNames(search)]).toEqual([false, ['Anna']]);
  });

  test('R-222 a reply to an earlier search never replaces the later one', async () => {
    const { search, answer } = setUp();
    void search.load(dutchQuery);
    void search.load(germanQuery);
    await answer('DE', aReply('Greta'));
    await answer('NL', aReply('Anna'));
    expect(readNames(search)).toEqual(['Greta']);
    expect(search.isLoading).toBe(false);
  });

  test('R-222 a reply to an earlier search does not end the loading of the later one', async () => {
    const { search, answer } = setUp();
    void search.load(dutchQuery);
    void search.load(germanQuery);
    await answer('NL', aReply('Anna'));
    expect([search.isLoading, search.reply]).toEqual([true, null]);
  });

  test('R-222 an error in an earlier search does not affect the later one', async () => {
    const { search, answer } = setUp();
    void search.load(dutchQuery);
    void search.load(germanQuery);
    await answer('NL', anError('validation'));
    expect(search.error).toBeNull();
    await answer('DE', aReply('Greta'));
    expect(readNames(search)).toEqual(['Greta']);
  });

  test('R-144 repeating a search keeps its results on screen, even when the refresh fails', async () => {
    const { search, answer } = setUp();
    void search.load(dutchQuery);
    await answer('NL', aReply('Anna'));
    void search.load({ ...dutchQuery });
    expect([search.isLoading, readNames(search)]).toEqual([true, ['Anna']]);
    await answer('NL', anError('validation'));
    expect(readNames(search)).toEqual(['Anna']);
    expect(search.error).toMatchObject({ code: 'validation' });
  });

  test('R-222 another search does not show the results of the one before', async () => {
    const { search, answer } = setUp();
    void search.load(dutchQuery);
    await answer('NL', aReply('Anna'));
    void search.load(germanQuery);
    expect(search.reply).toBeNull();
  });

  test('R-222 a retry clears the error', async () => {
    const { search, answer } = setUp();
    void search.load(dutchQuery);
    await answer('NL', anError('validation'));
    expect([search.isLoading, search.error]).toEqual([false, expect.objectContaining({ code: 'validation' })]);
    void search.load(dutchQuery);
    expect([search.isLoading, search.error]).toEqual([true, null]);
  });

  test('R-222 keeps the current results until the next page or a new sort order has loaded', async () => {
    const { search, answer } = setUp();
    void search.load({ ...dutchQuery, page: 1 });
    await answer('NL', aReply('Anna'));
    expect(search.isReplacingResults).toBe(false);
    void search.load({ ...dutchQuery, page: 2 });
    expect([search.isReplacingResults, readNames(search)]).toEqual([true, ['Anna']]);
    void search.load({ ...dutchQuery, page: 2, sort: 'newest' });
    await answer('NL', aReply('Bea'));
    expect([search.isReplacingResults, readNames(search)]).toEqual([false, ['Bea']]);
  });

  test('R-222 does not show the previous page as the result of a failed next page', async () => {
    const { search, answer } = setUp();
    void search.load({ ...dutchQuery, page: 1 });
    await answer('NL', aReply('Anna'));
    void search.load({ ...dutchQuery, page: 2 });
    await answer('NL', anError('validation'));
    expect([search.isReplacingResults, search.reply]).toEqual([false, null]);
  });
});
