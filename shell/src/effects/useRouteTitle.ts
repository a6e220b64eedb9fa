import type { PageDocument } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { useLocation } from '@rendezvous/shared/router';
import { type Loadable, useStore } from '@rendezvous/shared/store';
import type { PageRoute } from '../routing/PageRoute';
import { errorTitles } from '../screens/errorTitles';
import { isNotFoundError } from '../screens/isNotFound';
import { screenTitles } from '../screens/screenTitles';
import { getPagesStore } from '../stores/PagesStore';

const shellTitlesById = new Map(Object.values(screenTitles).map((message) => [message.id, message]));

/** Returns the text page that the URL names; undefined on any other route. */
function useTextPage(route: PageRoute | null): Loadable<PageDocument> | undefined {
  const store = useStore();
  const { pathname } = useLocation();
  if (route?.name !== 'token') return undefined;
  return getPagesStore(store).getPage(pathname.replaceAll('/', ''), store.locale.current);
}

/**
 * Returns the title of a route, taken from the texts of the shell or a remote, from a text page, or from the error page. The front page and
 * pages whose texts are missing use the title of the site. Call inside an observer.
 */
export function useRouteTitle(route: PageRoute | null): string {
  const intl = useIntl();
  const { settings } = useStore();
  const textPage = useTextPage(route);
  if (route === null || isNotFoundError(textPage?.error)) return intl.formatMessage(errorTitles.notFound);
  if (textPage?.value) return textPage.value.title;
  if (route.name === 'index') return settings.current.index_title;
  const title = shellTitlesById.get(route.titleKey) ?? (route.titleKey in intl.messages ? { id: route.titleKey } : undefined);
  return title ? intl.formatMessage(title) : settings.current.index_title;
}
