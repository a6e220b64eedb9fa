import { startStaticPage } from './startStaticPage';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

test('R-003 a static page whose data cannot be loaded shows that the site is unavailable', async () => {
  jest.useFakeTimers();
  const outageTemplate = document.createElement('template');
  outageTemplate.dataset['retryAfter'] = '10';
  outageTemplate.content.append(Object.assign(document.createElement('h1'), { textContent: 'That didn’t load' }));
  document.body.append(outageTemplate);
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(startStaticPage(document)).rejects.toThrow('Failed to fetch');
  expect(document.querySelector('body > h1')).toHaveTextContent('That didn’t load');
  expect(jest.getTimerCount()).toBe(1);
});
