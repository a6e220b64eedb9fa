import { isRemoteModule, REMOTE_CONTRACT_VERSION } from './remoteModule';

const remote = { name: 'mfe-chat', contract: REMOTE_CONTRACT_VERSION, screens: { chats: async () => () => null }, slots: {} };

describe('isRemoteModule', () => {
  test.each([
    ['as it is', {}, true],
    ['of a later minor version', { contract: '1.9.0' }, true],
    ['of another major version', { contract: '2.0.0' }, false],
    ['of another name', { name: 'mfe-auth' }, false],
    ['without screens', { screens: undefined }, false],
    ['without slots', { slots: null }, false],
    ['whose screen is no loader', { screens: { chats: 'ChatsScreen' } }, false],
    ['without a contract', { contract: undefined }, false],
  ])('R-020 a remote %s is accepted: %s', (_, changes, isAccepted) => {
    expect(isRemoteModule({ ...remote, ...changes }, 'mfe-chat')).toBe(isAccepted);
  });

  test.each([undefined, null, 'remote', 7])('%p is not a remote module', (value) => {
    expect(isRemoteModule(value, 'mfe-chat')).toBe(false);
  });
});
