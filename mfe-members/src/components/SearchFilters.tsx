import { css } from '@emotion/react';
import type { SearchQuery } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Button, Card, Dialog, media } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { SearchForm } from './SearchForm';

interface Props {
  query: SearchQuery;
  onSearch: (query: SearchQuery) => void;
}

/** The search form: beside the results on a wide screen, in a dialog on a phone. */
export function SearchFilters({ query, onSearch }: Props) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const search = (next: SearchQuery): void => {
    setOpen(false);
    onSearch(next);
  };
  const title = intl.formatMessage({
    id: 'members.search.filters',
    defaultMessage: 'Filters',
    description: 'Opens and names the search inputs on a phone',
  });
  return (
    <>
      <div css={narrow}>
        <Button variant="secondary" icon="filters" onPress={() => setOpen(true)} wide>
          <FormattedMessage
            id="members.search.filters"
            defaultMessage="Filters"
            description="Opens and names the search inputs on a phone"
          />
        </Button>
        <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
          <SearchForm query={query} onSearch={search} />
        </Dialog>
      </div>
      <aside css={wide}>
        <Card>
          <SearchForm query={query} onSearch={search} />
        </Card>
      </aside>
    </>
  );
}

const narrow = css({ [media.lg]: { display: 'none' } });
const wide = css({ display: 'none', [media.lg]: { display: 'block', position: 'sticky', top: '5.5rem' } });
