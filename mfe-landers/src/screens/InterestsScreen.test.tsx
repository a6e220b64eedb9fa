import { INTERESTS } from '@rendezvous/shared/contract';
import { barriers } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { InterestsScreen } from './InterestsScreen';
import { openLander } from './testing/openLander';

const open = () => openLander(<InterestsScreen />, 'iconslanding', {});

const FIVE_INTERESTS = ['Art', 'Beach', 'Coffee', 'Music', 'Tea'];

describe('the lander with interests', () => {
  it('R-129 R-356 offers every interest except the intimate ones', async () => {
    const { container } = open();
    const visibleCount = INTERESTS.filter(({ sensitive }) => !sensitive).length;
    expect(await screen.findAllByRole('button', { pressed: false })).toHaveLength(visibleCount);
    expect(screen.queryByRole('button', { name: /sex|bondage|threesome/i })).not.toBeInTheDocument();
    expect(await barriers(container)).toEqual([]);
  });

  it('R-356 accepts at most five interests and shows how many are chosen', async () => {
    const { person } = open();
    for (const name of FIVE_INTERESTS) await person.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('5 of 5 chosen')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sports' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Art' }));
    expect(await screen.findByText('4 of 5 chosen')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sports' })).toBeEnabled();
  });

  it('R-356 passes the chosen interests to the sign-up', async () => {
    const { person } = open();
    await person.click(screen.getByRole('button', { name: 'Coffee' }));
    await person.click(screen.getByRole('button', { name: 'Tea' }));
    await person.click(screen.getByRole('button', { name: 'Sign up for free' }));
    expect(await screen.findByText('Step 1 of 5 for nobody with {"interests":["coffee","tea"]}')).toBeInTheDocument();
  });
});
