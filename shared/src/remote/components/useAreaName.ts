import type { RemoteName } from '../../contract';
import { defineMessages, useIntl } from '../../intl';

const areaNames = defineMessages({
  'mfe-auth': {
    id: 'shared.area.auth',
    defaultMessage: 'Your account',
    description: 'Name of an area of the site: sign-up, login, password',
  },
  'mfe-members': {
    id: 'shared.area.members',
    defaultMessage: 'Profiles',
    description: 'Name of an area of the site: search, profiles, likes',
  },
  'mfe-chat': { id: 'shared.area.chat', defaultMessage: 'Chats', description: 'Name of an area of the site: conversations' },
  'mfe-credits': {
    id: 'shared.area.credits',
    defaultMessage: 'Credits',
    description: 'Name of an area of the site: packages and payments',
  },
  'mfe-landers': { id: 'shared.area.landers', defaultMessage: 'This page', description: 'Name of an area of the site: campaign pages' },
});

const hasAreaName = (remote: RemoteName): remote is keyof typeof areaNames => remote in areaNames;

/** Returns the name of a remote's area in the current language; "This page" for a remote without one. */
export function useAreaName(remote: RemoteName): string {
  const intl = useIntl();
  return intl.formatMessage(areaNames[hasAreaName(remote) ? remote : 'mfe-landers']);
}
