import { badgedTitle } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useCurrentRoute } from '../routing/CurrentRouteContext';
import { useRouteTitle } from './useRouteTitle';

/** Keeps the page title, with the number of unread items, and the badge of the installed app up to date. Renders nothing. */
export const PageTitleUpdater = observer(() => {
  const intl = useIntl();
  const { unseenCount, settings } = useStore();
  const routeTitle = useRouteTitle(useCurrentRoute());
  const { name: siteName, index_title: siteTitle } = settings.current;
  const pageTitle = intl.formatMessage(
    {
      id: 'shell.title.page',
      defaultMessage: '{page} · {site}',
      description: 'Title of the browser tab; page: name of the page, site: name of the site',
    },
    { page: routeTitle, site: siteName },
  );
  // The front page's title appears without the site's name, as in the document from the server.
  const title = routeTitle === siteTitle ? siteTitle : pageTitle;
  useEffect(() => {
    document.title = badgedTitle(title, unseenCount);
  }, [title, unseenCount]);
  useEffect(() => {
    const badgeUpdate = unseenCount > 0 ? navigator.setAppBadge?.(unseenCount) : navigator.clearAppBadge?.();
    badgeUpdate?.catch(() => undefined);
  }, [unseenCount]);
  return null;
});
