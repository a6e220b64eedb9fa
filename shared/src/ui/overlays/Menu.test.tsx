import { barriers, renderPart } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { IconButton } from '../buttons/IconButton';
import { Menu } from './Menu';

const renderAccountMenu = () => {
  const onLogout = jest.fn();
  const view = renderPart(
    <Menu
      label="Account"
      trigger={<IconButton icon="user" label="My account" />}
      items={[
        { id: 'profile', label: 'My profile', to: '/profile' },
        { id: 'settings', label: 'Settings', to: '/settings', selected: true },
        { id: 'soon', label: 'Not yet', disabled: true, onAction: onLogout },
        { id: 'closed', label: 'Closed', disabled: true, to: '/closed' },
        { id: 'logout', label: 'Log out', tone: 'danger', onAction: onLogout },
      ]}
    />,
  );
  return { ...view, onLogout, trigger: screen.getByRole('button', { name: 'My account' }) };
};

describe('Menu', () => {
  it('opens under its button, which announces the menu and that it is expanded', async () => {
    const { person, trigger } = renderAccountMenu();
    expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await person.click(trigger);
    expect(await screen.findByRole('menu', { name: 'Account' })).toBeVisible();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens with an arrow key, moves with the arrow keys and selects with Enter', async () => {
    const { person, onLogout } = renderAccountMenu();
    await person.tab();
    await person.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: 'My profile' })).toHaveFocus();
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(onLogout).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('has real links that navigate to their address within the site', async () => {
    const { person, trigger, address } = renderAccountMenu();
    await person.click(trigger);
    const item = await screen.findByRole('menuitem', { name: 'My profile' });
    expect(item).toHaveAttribute('href', '/profile');
    await person.click(item);
    expect(address()).toBe('/profile');
  });

  it.each(['Not yet', 'Closed'])('does nothing for an item that is disabled: %s', async (name) => {
    const { person, trigger, onLogout, address } = renderAccountMenu();
    await person.click(trigger);
    const item = await screen.findByRole('menuitem', { name });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    const addressBefore = address();
    await person.click(item);
    item.focus();
    await person.keyboard('{Enter}');
    expect(address()).toBe(addressBefore);
    expect(onLogout).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('closes with Escape and returns the focus to its button', async () => {
    const { person, trigger } = renderAccountMenu();
    await person.click(trigger);
    await screen.findByRole('menu');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('has no accessibility violations while open', async () => {
    const { person, trigger } = renderAccountMenu();
    await person.click(trigger);
    expect(await barriers(await screen.findByRole('menu'))).toEqual([]);
  });
});
