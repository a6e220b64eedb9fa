import { FETCH_MIN_MS } from '@rendezvous/shared/contract';
import { aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { conversationsOf } from '../stores/ConversationsStore';
import { IcebreakerModal } from './IcebreakerModal';

test('R-054 outside a chat, the chosen icebreaker becomes the draft of the first message to the member', async () => {
  const onClose = jest.fn();
  const { person, store, address } = renderScreen(<IcebreakerModal profileId="Anna000000" onClose={onClose} />, {
    user: aUser(),
    route: '/members/Anna000000',
    api: { 'GET /api/icebreakers.php': { icebreakers: [{ key: 'small_joy', interest: null }] } },
  });
  expect(await screen.findByRole('dialog', { name: 'Break the ice' })).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Which small thing makes your day?' }));
  await waitFor(() => expect(address()).toBe('/members/Anna000000/chat'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(conversationsOf(store).getByMember('Anna000000').draft).toBe('Which small thing makes your day?');
});

test('R-162 the placeholder for the questions does not flash', async () => {
  const startedAt = performance.now();
  renderScreen(<IcebreakerModal profileId="Anna000000" onClose={jest.fn()} />, {
    user: aUser(),
    api: { 'GET /api/icebreakers.php': { icebreakers: [{ key: 'small_joy', interest: null }] } },
  });
  await screen.findByRole('button', { name: 'Which small thing makes your day?' });
  expect(performance.now() - startedAt).toBeGreaterThan(FETCH_MIN_MS - 10);
});
