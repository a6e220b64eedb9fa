import { replyAddress, type SearchReply } from '@rendezvous/shared/contract';
import { aCard, anError, aStore, aUser, settled } from '@rendezvous/shared/testing';
import { SearchStore } from './SearchStore';

const found = (name: string): SearchReply => ({
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

const names = (search: SearchStore) => search.reply?.members.map(({ name }) => name);
const nl = { country: 'NL' };
const de = { country: 'DE' };

describe('SearchStore', () => {
  test('R-218 shows the results embedded in the document at once without a request, until the page is left', async () => {
    const replies = { [replyAddress('/api/search.php', nl)]: found('Anna') };
    const { store, api } = aStore({ user: aUser(), api: { 'GET /api/search.php': found('Bea') }, boot: { replies } });
    const search = new SearchStore(store);
    expect(search.getShownReply(nl)?.members[0]?.name).toBe('Anna');
    expect(search.getShownReply(de)).toBeNull();
    await search.load(nl);
    expect([names(search), search.isLoading, api.recordedRequests.length]).toEqual([['Anna'], false, 0]);
    store.http.discardEmbeddedReplies();
    await search.load(nl);
    expect(names(search)).toEqual(['Bea']);
  });

  test('R-218 is loading until the reply arrives', async () => {
    const { search, answer } = setUp();
    void search.load(nl);
    expect([search.isLoading, search.reply]).toEqual([true, null]);
    await answer('NL', found('Anna'));
    expect([search.isLoading, names(search)]).toEqual([false, ['Anna']]);
  });

  test('R-222 a reply to an earlier search never replaces the later one', async () => {
    const { search, answer } = setUp();
    void search.load(nl);
    void search.load(de);
    await answer('DE', found('Greta'));
    await answer('NL', found('Anna'));
    expect(names(search)).toEqual(['Greta']);
    expect(search.isLoading).toBe(false);
  });

  test('R-222 a reply to an earlier search does not end the loading of the later one', async () => {
    const { search, answer } = setUp();
    void search.load(nl);
    void search.load(de);
    await answer('NL', found('Anna'));
    expect([search.isLoading, search.reply]).toEqual([true, null]);
  });

  test('R-222 an error in an earlier search does not affect the later one', async () => {
    const { search, answer } = setUp();
    void search.load(nl);
    void search.load(de);
    await answer('NL', anError('validation'));
    expect(search.error).toBeNull();
    await answer('DE', found('Greta'));
    expect(names(search)).toEqual(['Greta']);
  });

  test('R-144 repeating a search keeps its results on screen, even when the refresh fails', async () => {
    const { search, answer } = setUp();
    void search.load(nl);
    await answer('NL', found('Anna'));
    void search.load({ ...nl });
    expect([search.isLoading, names(search)]).toEqual([true, ['Anna']]);
    await answer('NL', anError('validation'));
    expect(names(search)).toEqual(['Anna']);
    expect(search.error).toMatchObject({ code: 'validation' });
  });

  test('R-222 another search does not show the results of the one before', async () => {
    const { search, answer } = setUp();
    void search.load(nl);
    await answer('NL', found('Anna'));
    void search.load(de);
    expect(search.reply).toBeNull();
  });

  test('R-222 a retry clears the error', async () => {
    const { search, answer } = setUp();
    void search.load(nl);
    await answer('NL', anError('validation'));
    expect([search.isLoading, search.error]).toEqual([false, expect.objectContaining({ code: 'validation' })]);
    void search.load(nl);
    expect([search.isLoading, search.error]).toEqual([true, null]);
  });

  test('R-222 keeps the current results until the next page or a new sort order has loaded', async () => {
    const { search, answer } = setUp();
    void search.load({ ...nl, page: 1 });
    await answer('NL', found('Anna'));
    expect(search.isReplacingResults).toBe(false);
    void search.load({ ...nl, page: 2 });
    expect([search.isReplacingResults, names(search)]).toEqual([true, ['Anna']]);
    void search.load({ ...nl, page: 2, sort: 'newest' });
    await answer('NL', found('Bea'));
    expect([search.isReplacingResults, names(search)]).toEqual([false, ['Bea']]);
  });

  test('R-222 does not show the previous page as the result of a failed next page', async () => {
    const { search, answer } = setUp();
    void search.load({ ...nl, page: 1 });
    await answer('NL', found('Anna'));
    void search.load({ ...nl, page: 2 });
    await answer('NL', anError('validation'));
    expect([search.isReplacingResults, search.reply]).toEqual([false, null]);
  });
});
