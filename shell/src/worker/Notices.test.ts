import { FakeWindow, FakeWorkerScope } from '../testing/FakeWorkerScope';
import { startWorker } from './startWorker';

const NOTICE = { title: 'Rendezvous', body: 'You have a new message', url: '/chats/Chat000000', topic: 'new_message' };

function start(...addresses: string[]): FakeWorkerScope {
  const scope = new FakeWorkerScope();
  scope.windows.push(...addresses.map((path) => new FakeWindow(`http://localhost${path}`)));
  startWorker(scope);
  return scope;
}

const push = (scope: FakeWorkerScope, change: object = {}) => scope.push(JSON.stringify({ ...NOTICE, ...change }));
const getReceivedMessages = ({ windows }: FakeWorkerScope) => windows.map((page) => page.receivedMessages);

describe('a push message', () => {
  it('R-082 is shown as the api wrote it, and replaces an older one on the same topic', async () => {
    const scope = start();
    await push(scope);
    expect(scope.notifications).toEqual([
      expect.objectContaining({ title: 'Rendezvous', body: 'You have a new message', tag: 'new_message', data: '/chats/Chat000000' }),
    ]);
  });

  it('R-074 is passed on to every open page of the site, and to nothing else', async () => {
    const scope = start('/members', '/chats', '/sandbox/pay', '/api/photo.php');
    await push(scope);
    expect(getReceivedMessages(scope)).toEqual([['pushed'], ['pushed'], [], []]);
  });

  it.each([
    ['says nothing', null],
    ['is no JSON', 'hello'],
    ['has other fields', '{"title":1}'],
    ['is no object', '"new"'],
  ])('R-074 that %s is passed on to the pages, but shows no notification', async (_, text) => {
    const scope = start('/chats');
    await scope.push(text);
    expect(scope.notifications).toEqual([]);
    expect(getReceivedMessages(scope)).toEqual([['pushed']]);
  });
});

describe('a tap on the notification', () => {
  async function tapNotice(scope: FakeWorkerScope, url: unknown = NOTICE.url): Promise<void> {
    await push(scope, { url });
    await scope.tap(scope.notifications[0]);
  }

  it('R-082 closes it and opens its page in a new window when none is open', async () => {
    const scope = start('/sandbox/pay');
    await tapNotice(scope);
    expect(scope.performedActions).toEqual(['close Rendezvous', 'open /chats/Chat000000']);
  });

  it('R-082 brings the most recently used page to the front and navigates it without a reload', async () => {
    const scope = start('/members', '/likes');
    await tapNotice(scope);
    expect(getReceivedMessages(scope)).toEqual([['pushed', { open: '/chats/Chat000000' }], ['pushed']]);
    expect(scope.windows.map(({ performedActions }) => performedActions)).toEqual([['focus'], []]);
    expect(scope.performedActions).toEqual(['close Rendezvous']);
  });

  it('R-082 navigates with a full page load when no script replies', async () => {
    const scope = start('/members');
    const [page] = scope.windows;
    if (page) page.ignoresMessages = true;
    await tapNotice(scope);
    expect(page?.performedActions).toEqual(['focus', 'navigate /chats/Chat000000']);
  });

  it('R-082 navigates even when the browser keeps the page in the background', async () => {
    const scope = start('/members');
    const [page] = scope.windows;
    if (page) page.focus = () => Promise.reject(new DOMException('no', 'InvalidAccessError'));
    await tapNotice(scope);
    expect(page?.receivedMessages).toContainEqual({ open: '/chats/Chat000000' });
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 7])(
    'security 28 never leads to another site: %j',
    async (url) => {
      const scope = start();
      await tapNotice(scope, url);
      expect(scope.performedActions).toContain('open /');
    },
  );
});

it('R-082 logging out leaves no notification behind', async () => {
  const scope = start();
  await push(scope);
  await scope.fire('message', { forget: 'pages' });
  expect(scope.performedActions).toEqual(['close Rendezvous']);
});
