import { aProfile, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { MatchModal } from './MatchModal';

const open = () => {
  const onClose = jest.fn();
  const rendered = renderScreen(<MatchModal profileId="Anna000000" onClose={onClose} />, {
    user: aUser(),
    path: '/members',
    route: '/members',
    api: { 'GET /api/member.php': { profile: aProfile({ id: 'Anna000000', name: 'Anna', age: 34 }) } },
  });
  return { ...rendered, onClose };
};

describe('MatchModal', () => {
  test('R-052 leads to a conversation and to the photo', async () => {
    open();
    expect(await screen.findByRole('dialog', { name: 'It’s a match!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start a conversation' })).toHaveAttribute('href', '/members/Anna000000/chat');
    expect(screen.getByRole('link', { name: 'View the photo' })).toHaveAttribute('href', '/members/Anna000000?photo=1');
  });

  test('R-052 closes on a click anywhere and on Escape', async () => {
    const { person, onClose } = open();
    await person.click(await screen.findByText('You like each other. Say hello!'));
    expect(onClose).toHaveBeenCalledTimes(1);
    await person.click(screen.getByRole('heading', { name: 'It’s a match!' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    await person.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});
