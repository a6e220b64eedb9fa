import { barriers } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { FeedScreen } from './FeedScreen';
import { aLanderMember } from './testing/aLanderMember';
import { openLander } from './testing/openLander';
import { someMembers } from './testing/someMembers';

const open = (members = someMembers(6)) => openLander(<FeedScreen />, 'socialnetwork', { members });

/** Whether one element precedes another on the page. */
const isBefore = (one: Element, other: Element): boolean => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('the lander with notes', () => {
  it('R-358 shows at most six members with their notes', async () => {
    const { container } = open([aLanderMember({ note: 'I bake on Sundays.' }), ...someMembers(8)]);
    expect(await screen.findByText('I bake on Sundays.')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(await barriers(container)).toEqual([]);
  });

  it('R-358 a note is marked with the language of its author', async () => {
    open([aLanderMember({ note: 'Ik bak op zondag.', language: 'nl' })]);
    expect(await screen.findByText('Ik bak op zondag.')).toHaveAttribute('lang', 'nl');
  });

  it('R-358 shows the sign-up after the second note', async () => {
    open();
    await screen.findAllByRole('article');
    const [, second, third] = screen.getAllByRole('article');
    const start = screen.getByRole('button', { name: 'Sign up for free' });
    expect(second && isBefore(second, start)).toBe(true);
    expect(third && isBefore(start, third)).toBe(true);
  });

  it('R-354 R-358 a note opens the sign-up with its member, in place', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Write to Name4' }));
    expect(await screen.findByText(/Step 1 of 5 for Member4000/)).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(6);
  });

  it('R-352 without members, shows the sign-up and no invented people', async () => {
    open([]);
    expect(await screen.findByRole('button', { name: 'Sign up for free' })).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getAllByText('Symbol picture')).toHaveLength(1);
  });
});
