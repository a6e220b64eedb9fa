import { css } from '@emotion/react';
import type { SearchQuery } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button, Card, Dialog, media, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MatchFinderLink } from './MatchFinderLink';
import { SearchForm } from './SearchForm';

interface Props {
  query: SearchQuery;
  onSearch: (query: SearchQuery) => void;
}

/**
 * The search form and the link to the match finder. They are next to the results on a wide screen and above them on a phone, where the form
 * opens in a dialog.
 */
export const SearchFilters = observer(({ query, onSearch }: Props) => {
  const intl = useIntl();
  const { session } = useStore();
  const [isOpen, setOpen] = useState(false);
  const closeAndSearch = (nextQuery: SearchQuery): void => {
    setOpen(false);
    onSearch(nextQuery);
  };
  const title = intl.formatMessage({
    id: 'members.search.filters',
    defaultMessage: 'Filters',
    description: 'Opens and names the search inputs on a phone',
  });
  return (
    <>
      <div css={narrowLayout}>
        <Button variant="secondary" icon="filters" onPress={() => setOpen(true)} wide>
          <FormattedMessage
            id="members.search.filters"
            defaultMessage="Filters"
            description="Opens and names the search inputs on a phone"
          />
        </Button>
        {session.isSignedIn && <MatchFinderLink variant="secondary" wide />}
        <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
          <SearchForm query={query} onSearch={closeAndSearch} />
        </Dialog>
      </div>
      <aside css={wideLayout}>
        <Card>
          <SearchForm query={query} onSearch={closeAndSearch} />
        </Card>
        {session.isSignedIn && <MatchFinderLink variant="secondary" wide />}
      </aside>
    </>
  );
});

const narrowLayout = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: token.space2,
  [media.lg]: { display: 'none' },
});
const wideLayout = css({
  display: 'none',
  gap: token.space4,
  [media.lg]: { display: 'grid', position: 'sticky', top: `calc(${token.sizeExit} + 5.5rem)` },
});
