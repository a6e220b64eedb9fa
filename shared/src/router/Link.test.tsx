import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, NavLink } from './Link';
import { LinkIntent } from './LinkIntent';

const Path = () => {
  const { pathname, state } = useLocation() as { pathname: string; state: string | null };
  return (
    <output>
      {pathname} {state}
    </output>
  );
};

function open() {
  const announcedPaths: string[] = [];
  render(
    <LinkIntent value={(path) => void announcedPaths.push(path)}>
      <MemoryRouter initialEntries={['/likes']}>
        <Link to="/chats" state="from likes">
          Messages
        </Link>
        <Link to="/chats" target="_blank">
          New tab
        </Link>
        <Link to="/chats" onClick={(event) => event.preventDefault()}>
          Stay
        </Link>
        <NavLink to="/likes">Likes</NavLink>
        <Path />
      </MemoryRouter>
    </LinkIntent>,
  );
  return announcedPaths;
}

describe('links', () => {
  it('are announced when they are hovered or focused', async () => {
    const announcedPaths = open();
    await userEvent.hover(screen.getByRole('link', { name: 'Messages' }));
    await userEvent.tab();
    act(() => screen.getByRole('link', { name: 'Likes' }).focus());
    expect(announcedPaths).toEqual(['/chats', '/chats', '/likes']);
  });

  it('are real links, and the current one is marked', () => {
    open();
    expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/chats');
    expect(screen.getByRole('link', { name: 'Likes' })).toHaveAttribute('aria-current', 'page');
  });

  it('navigate without a page load, and pass on their state', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Messages' }));
    expect(screen.getByRole('status')).toHaveTextContent('/chats from likes');
    expect(screen.getByRole('link', { name: 'Likes' })).not.toHaveAttribute('aria-current');
  });

  it.each(['New tab', 'Stay'])('are left to the browser or to a handler that prevents the default: %s', async (name) => {
    open();
    await userEvent.click(screen.getByRole('link', { name }));
    expect(screen.getByRole('status')).toHaveTextContent('/likes');
  });

  it('are also current on the pages below them, unless end is set', () => {
    render(
      <MemoryRouter initialEntries={['/likes/mutual']}>
        <NavLink to="/likes">Likes</NavLink>
        <NavLink to="/likes" end>
          Received
        </NavLink>
        <NavLink to="/like">Other</NavLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Likes');
  });
});
