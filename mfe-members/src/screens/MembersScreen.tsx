import { css } from '@emotion/react';
import { pathTo, type SearchQuery } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useNavigate, useSearchParams } from '@rendezvous/shared/router';
import { type RootStore, useStore } from '@rendezvous/shared/store';
import { media, Page, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { SearchFilters } from '../components/SearchFilters';
import { SearchResults } from '../components/SearchResults';
import { createDefaultQuery, formatQuery, parseQuery } from '../stores/searchQuery';
import { getSearchStore, useSearchStore } from '../stores/SearchStore';

const Members = observer(() => {
  const { session, settings } = useStore();
  const searchStore = useSearchStore();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const profile = session.user?.profile;
  const domainSettings = settings.current;
  const defaults = useMemo(() => createDefaultQuery(profile, domainSettings), [profile, domainSettings]);
  const queryString = params.toString();
  const query = useMemo(
    () => parseQuery(new URLSearchParams(queryString), defaults, domainSettings.search_fields),
    [queryString, defaults, domainSettings],
  );
  useEffect(() => void searchStore.load(query), [searchStore, query]);

  const buildAddress = (nextQuery: SearchQuery): string => {
    const queryText = formatQuery(nextQuery, defaults).toString();
    return queryText === '' ? pathTo('members') : `${pathTo('members')}?${queryText}`;
  };
  return (
    <Page
      width="wide"
      placesAlerts
      title={<FormattedMessage id="members.search.title" defaultMessage="Search members" description="Title of the member search" />}
    >
      <div css={columns}>
        <SearchFilters query={query} onSearch={(next) => void navigate(buildAddress(next))} />
        <SearchResults query={query} buildUrl={buildAddress} onSort={(sort) => void navigate(buildAddress({ ...query, sort, page: 1 }))} />
      </div>
    </Page>
  );
});

/** Member search; filters, sort order and page are stored in the URL. */
export const MembersScreen = Object.assign(Members, {
  ahead: (store: RootStore) => {
    const { current: domain } = store.settings;
    getSearchStore(store).prefetch(
      parseQuery(new URLSearchParams(), createDefaultQuery(store.session.user?.profile, domain), domain.search_fields),
    );
  },
});

const columns = css({
  display: 'grid',
  gap: token.space5,
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: '18rem minmax(0, 1fr)' },
});
