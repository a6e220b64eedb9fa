import { startStaticPage } from './startStaticPage';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
  jest.useRealTimers();
});

test('R-003 a static page whose data cannot be loaded shows that the site is unavailable', async () => {
  jest.useFakeTimers();
  const away = document.createElement('template');
  away.dataset['retryAfter'] = '10';
  away.content.append(Object.assign(document.createElement('h1'), { textContent: 'Back in a moment' }));
  document.body.append(away);
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(startStaticPage(document)).rejects.toThrow('Failed to fetch');
  expect(document.querySelector('body > h1')).toHaveTextContent('Back in a moment');
  expect(jest.getTimerCount()).toBe(1);
});
