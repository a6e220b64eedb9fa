import { pathTo } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { IconButton, Menu, type MenuEntry } from '@rendezvous/shared/ui';
import { useLogout } from './useLogout';

/** My profile, settings and logout, in that order. */
export const AccountMenu = () => {
  const intl = useIntl();
  const logout = useLogout();
  const label = intl.formatMessage({
    id: 'shell.account.label',
    defaultMessage: 'Account',
    description: 'Button that opens the account menu',
  });
  const profile = intl.formatMessage({ id: 'shell.account.profile', defaultMessage: 'My profile', description: 'Account menu' });
  const settings = intl.formatMessage({ id: 'shell.account.settings', defaultMessage: 'Settings', description: 'Account menu' });
  const leave = intl.formatMessage({ id: 'shell.account.logout', defaultMessage: 'Log out', description: 'Account menu' });
  const items: MenuEntry[] = [
    { id: 'profile', label: profile, icon: 'user', to: pathTo('profile') },
    { id: 'settings', label: settings, icon: 'settings', to: pathTo('settings') },
    { id: 'logout', label: leave, icon: 'logout', onAction: logout },
  ];
  return <Menu label={label} trigger={<IconButton icon="user-circle" label={label} />} items={items} />;
};
