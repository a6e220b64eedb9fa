import { TestSite } from '../../testing/TestSite';

let mockIsMissing = true;
jest.mock('sharp', () => {
  if (mockIsMissing) throw new Error('There is no build of sharp for this platform.');
  return jest.requireActual<object>('sharp');
});

it('R-094 without the library for pictures the site starts; an icon that could not be drawn is drawn at a later request', async () => {
  const site = await TestSite.start();
  const getStatus = async (): Promise<number> => (await site.open('/icon-192.png')).statusCode;
  expect([(await site.open('/icon.svg')).statusCode, await getStatus()]).toEqual([200, 500]);
  mockIsMissing = false;
  expect([await getStatus(), await getStatus()]).toEqual([200, 200]);
  await site.stop();
});
