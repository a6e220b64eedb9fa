import { aNewsAudience } from '../testing/aNewsAudience';
import { testApi } from '../testing/testApi';

const api = testApi();
const { aReader, subscribe, send, runJobs, findOutcomes } = aNewsAudience(api);

test('R-085 R-374 a browser that fails does not repeat the message in the others', async () => {
  const anna = await aReader({ notifications: ['product_news.push'] });
  await subscribe(anna, 'a-fails');
  await subscribe(anna, 'b-works');
  const { send: originalSend } = api.ports.push;
  api.ports.push.send = async (subscription, message) => {
    if (subscription.endpoint.endsWith('fails')) throw new Error('503');
    return originalSend(subscription, message);
  };
  await send();
  await runJobs();
  api.ports.clock.advance(3_600);
  await runJobs();
  api.ports.push.send = originalSend;
  expect(api.ports.pushedMessages.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual(['b-works']);
});

test('R-085 R-374 a message that reached no browser, because one is gone and another fails, is sent later', async () => {
  const anna = await aReader({ notifications: ['product_news.push'] });
  await subscribe(anna, 'c-gone');
  await subscribe(anna, 'd-fails');
  const { send: originalSend } = api.ports.push;
  api.ports.push.send = async ({ endpoint }) => {
    if (endpoint.endsWith('fails')) throw new Error('503');
    return 'gone';
  };
  const document = await send();
  await runJobs();
  expect(await findOutcomes(document)).toMatchObject({ 'push queued': 1 });
  api.ports.push.send = originalSend;
  api.ports.clock.advance(60);
  await runJobs();
  expect(api.ports.pushedMessages.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual(['d-fails']);
  expect(await findOutcomes(document)).toMatchObject({ 'push sent': 1 });
});

test('R-085 R-374 a message to browsers that are all gone is not counted as sent', async () => {
  await subscribe(await aReader({ notifications: ['product_news.push'] }), 'e-gone');
  const { send: originalSend } = api.ports.push;
  api.ports.push.send = async () => 'gone';
  const document = await send();
  await runJobs();
  api.ports.clock.advance(60);
  await runJobs();
  api.ports.push.send = originalSend;
  expect(await findOutcomes(document)).toEqual({ 'email switched_off': 1, 'push no_browser': 1 });
});
