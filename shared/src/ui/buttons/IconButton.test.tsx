import { renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { CountBadge } from '../feedback/CountBadge';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  it('has an accessible name and exposes whether it is pressed', async () => {
    const onPress = jest.fn();
    const { person, rerender } = renderPart(<IconButton icon="heart" label="Like" pressed={false} onPress={onPress} />);
    await person.click(screen.getByRole('button', { name: 'Like', pressed: false }));
    expect(onPress).toHaveBeenCalledTimes(1);
    rerender(<IconButton icon="heart-filled" label="Like" pressed onPress={onPress} />);
    expect(screen.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();
  });

  it('ignores presses while busy', async () => {
    const onPress = jest.fn();
    const { person } = renderPart(<IconButton icon="trash" label="Delete" busy onPress={onPress} />);
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onPress).not.toHaveBeenCalled();
  });

  it('shows a counter', () => {
    renderPart(<IconButton icon="bell" label="Messages" badge={<CountBadge count={3} label="3 unread messages" />} />);
    expect(screen.getByText('3')).toBeVisible();
  });
});
