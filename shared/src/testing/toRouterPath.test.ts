import { toRouterPath } from './toRouterPath';

it.each([
  ['/', '/'],
  ['/chats/{id}', '/chats/:id'],
  ['/credits/{id}/{paymentmethod?}', '/credits/:id/:paymentmethod?'],
  ['/{token}', '/:token'],
])('%s becomes %s for the router', (path, expected) => {
  expect(toRouterPath(path)).toBe(expected);
});
