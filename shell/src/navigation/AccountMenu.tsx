import { pathTo } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { IconButton, Menu, type MenuEntry } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useLogout } from './useLogout';

/** Menu with profile, settings and logout, in this order, and with contract withdrawal while a purchase can be refunded. */
export const AccountMenu = observer(() => {
  const intl = useIntl();
  const { session, clock } = useStore();
  const logout = useLogout();
  const label = intl.formatMessage({
    id: 'shell.account.label',
    defaultMessage: 'Account',
    description: 'Button that opens the account menu',
  });
  const profileLabel = intl.formatMessage({ id: 'shell.account.profile', defaultMessage: 'My profile', description: 'Account menu' });
  const settingsLabel = intl.formatMessage({ id: 'shell.account.settings', defaultMessage: 'Settings', description: 'Account menu' });
  const logoutLabel = intl.formatMessage({ id: 'shell.account.logout', defaultMessage: 'Log out', description: 'Account menu' });
  const withdrawLabel = intl.formatMessage({
    id: 'shell.footer.withdraw',
    defaultMessage: 'Withdraw from contract here',
    description: 'Footer link to the orders, where unused credits are returned',
  });
  const items: MenuEntry[] = [
    { id: 'profile', label: profileLabel, icon: 'user', to: pathTo('profile') },
    { id: 'settings', label: settingsLabel, icon: 'settings', to: pathTo('settings') },
    { id: 'logout', label: logoutLabel, icon: 'logout', onAction: logout },
  ];
  if ((session.user?.refundable_until ?? 0) * 1000 > clock.now)
    items.splice(2, 0, { id: 'withdraw', label: withdrawLabel, icon: 'receipt', to: pathTo('transactions-id') });
  return <Menu label={label} trigger={<IconButton icon="user-circle" label={label} />} items={items} />;
});
