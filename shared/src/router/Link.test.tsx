import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Link } from './Link';
import { LinkIntent } from './LinkIntent';
import { NavLink } from './NavLink';

function open() {
  const announced: string[] = [];
  render(
    <LinkIntent value={(path) => void announced.push(path)}>
      <MemoryRouter initialEntries={['/likes']}>
        <Link to="/chats">Messages</Link>
        <NavLink to="/likes">Likes</NavLink>
      </MemoryRouter>
    </LinkIntent>,
  );
  return announced;
}

describe('links', () => {
  it('are announced when they are pointed at or focused', async () => {
    const announced = open();
    await userEvent.hover(screen.getByRole('link', { name: 'Messages' }));
    await userEvent.tab();
    await userEvent.tab();
    expect(announced).toEqual(['/chats', '/chats', '/likes']);
  });

  it('are real links, and the current one says so', () => {
    open();
    expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/chats');
    expect(screen.getByRole('link', { name: 'Likes' })).toHaveAttribute('aria-current', 'page');
  });
});
