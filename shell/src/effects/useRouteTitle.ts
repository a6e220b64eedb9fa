import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import type { PageRoute } from '../routing/PageRoute';
import { screenTitles } from '../screens/screenTitles';

const own = new Map(Object.values(screenTitles).map((message) => [message.id, message]));

/** Title of a route: a text of the shell or of the remote's catalogue; the site's own title where neither has one. */
export function useRouteTitle(route: PageRoute | null): string {
  const intl = useIntl();
  const { settings } = useStore();
  if (route === null || route.name === 'index') return settings.current.index_title;
  const known = own.get(route.titleKey) ?? (route.titleKey in intl.messages ? { id: route.titleKey } : undefined);
  return known ? intl.formatMessage(known) : settings.current.index_title;
}
