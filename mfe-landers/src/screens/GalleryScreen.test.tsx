import { barriers } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { GalleryScreen } from './GalleryScreen';
import { aLanderMember } from './testing/aLanderMember';
import { openLander } from './testing/openLander';
import { someMembers } from './testing/someMembers';

const open = (members = someMembers(7)) => openLander(<GalleryScreen />, 'gallery', { members });

describe('the lander with a gallery', () => {
  it('R-355 has eight cards, the last of them the sign-up', async () => {
    open();
    await screen.findByRole('button', { name: 'Write to Name6' });
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(8);
    expect(cards.at(-1)).toContainElement(screen.getByRole('button', { name: 'Sign up for free' }));
  });

  it('R-355 a card shows age and place, and the country when it is a different one', async () => {
    open([aLanderMember(), aLanderMember({ id: 'Bo00000000', name: 'Bo', age: 41, city: 'Berlin', country: 'DE' })]);
    expect(await screen.findByText('Anna, 34')).toBeInTheDocument();
    expect(screen.getByText('Utrecht')).toBeInTheDocument();
    expect(screen.getByText('Berlin, Germany')).toBeInTheDocument();
  });

  it('R-355 can be navigated with buttons, which stop at both ends', async () => {
    const { person } = open();
    await screen.findByText('1 of 8');
    expect(screen.getByRole('button', { name: 'Previous card' })).toBeDisabled();
    for (let card = 1; card < 8; card += 1) await person.click(screen.getByRole('button', { name: 'Next card' }));
    expect(await screen.findByText('8 of 8')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next card' })).toBeDisabled();
  });

  it('R-355 can be navigated with the arrow keys', async () => {
    const { person } = open();
    await screen.findByText('1 of 8');
    screen.getByRole('list').focus();
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(await screen.findByText('2 of 8')).toBeInTheDocument();
  });

  it('R-355 after the arrow keys, Tab continues at the card in front', async () => {
    const { person } = open();
    await screen.findByText('1 of 8');
    screen.getByRole('list').focus();
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Tab}');
    expect(screen.getByRole('button', { name: 'Write to Name3' })).toHaveFocus();
  });

  it('R-347 the sign-up opens from its card', async () => {
    const { person } = open();
    await screen.findByRole('button', { name: 'Write to Name6' });
    await person.click(screen.getByRole('button', { name: 'Sign up for free' }));
    expect(await screen.findByText(/Step 1 of 5 for nobody/)).toBeInTheDocument();
  });

  it('R-352 symbol pictures without a name fill the places of missing members', async () => {
    const { container } = open([]);
    // Seven cards and the campaign's picture in the banner.
    await waitFor(() => expect(screen.getAllByText('Symbol picture')).toHaveLength(8));
    expect(screen.queryByText(/, \d\d$/)).not.toBeInTheDocument();
    expect(await barriers(container)).toEqual([]);
  });
});
