import { LinkIntent } from '@rendezvous/shared/router';
import { aUser, renderScreen } from '@rendezvous/shared/testing';
import { act } from '@testing-library/react';
import type { Connection } from '../services/connection';
import { LikelyScreensPrefetcher } from './MemberEffects';

function open(connection: Connection | undefined, isSignedIn = true) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  const announcedPaths: string[] = [];
  const element = (
    <LinkIntent value={(path) => void announcedPaths.push(path)}>
      <LikelyScreensPrefetcher />
    </LinkIntent>
  );
  return { announcedPaths, ...renderScreen(element, isSignedIn ? { user: aUser() } : {}) };
}

const becomeIdle = () => act(() => jest.advanceTimersByTimeAsync(10_000));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('search and messages are prefetched once somebody is signed in', async () => {
  const { announcedPaths, store } = open({ effectiveType: '4g' }, false);
  await becomeIdle();
  expect(announcedPaths).toEqual([]);
  act(() => store.session.setUser(aUser()));
  await becomeIdle();
  expect(announcedPaths).toEqual(['/members', '/chats']);
});

test.each([
  ['is saved', { effectiveType: '4g', saveData: true }],
  ['is middling', { effectiveType: '3g' }],
  ['is slow', { effectiveType: 'slow-2g' }],
  ['is unknown', undefined],
])('nothing is prefetched when data %s', async (_, connection) => {
  const { announcedPaths } = open(connection);
  await becomeIdle();
  expect(announcedPaths).toEqual([]);
});
