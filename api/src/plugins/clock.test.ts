import { testApi } from '../testing/testApi';

const requestBonusStatus = async (api: ReturnType<typeof testApi>, seconds: string) => {
  const client = (await api.as(await api.aMember())).withHeaders({ 'x-test-clock': seconds });
  return (await client.get('/api/discountcode.php', { code: 'TIMEBONUS25' })).status;
};

describe('outside production', () => {
  const api = testApi();

  test('R-370 a header moves the time of a request', async () => {
    expect(await requestBonusStatus(api, '14399')).toBe(200);
    expect(await requestBonusStatus(api, '14400')).not.toBe(200);
  });

  test('R-370 a value that is not a number of seconds is ignored', async () => {
    expect(await requestBonusStatus(api, '1e9')).toBe(200);
  });
});

describe('in production', () => {
  const api = testApi({ environment: 'production' });

  test('R-370 the header does nothing', async () => {
    expect(await requestBonusStatus(api, '14400')).toBe(200);
  });
});
