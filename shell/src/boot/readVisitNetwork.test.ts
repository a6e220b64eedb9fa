import { MemoryStorage } from '@rendezvous/shared/testing';
import { readVisitNetwork } from './readVisitNetwork';

const createStorage = (text: string | null) => {
  const storage = new MemoryStorage(text === null ? {} : { tracking: text });
  return { getItem: (key: string) => storage.get(key) };
};

describe('readVisitNetwork', () => {
  test.each([
    ['from the address', '?network=partner1', null, 'partner1'],
    ['from what was kept', '', '{"network":"partner1","ref":"x"}', 'partner1'],
    ['from the address before what was kept', '?network=new', '{"network":"old"}', 'new'],
    ['from what was kept when the address has no valid one', '?network=%3Cscript%3E', '{"network":"old"}', 'old'],
    ['nowhere', '?ref=x', '{"ref":"x"}', undefined],
    ['nowhere when what was kept is broken', '', '{"network"', undefined],
    ['nowhere on an empty visit', '', null, undefined],
  ])('R-219 R-349 the network of a visit comes %s', (_, search, text, network) => {
    expect(readVisitNetwork(search, createStorage(text))).toBe(network);
  });

  test('R-219 comes only from the address when the browser forbids storage', () => {
    expect([readVisitNetwork('?network=partner1', null), readVisitNetwork('', null)]).toEqual(['partner1', undefined]);
  });
});
