import { css } from '@emotion/react';
import { COUNT_CAP, SEARCH_SORTS, type SearchReply, type SearchSort } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Row, Select, Text } from '@rendezvous/shared/ui';

const sortLabels = defineMessages({
  recommended: { id: 'members.sort.recommended', defaultMessage: 'Recommended', description: 'Order of the results' },
  newest: { id: 'members.sort.newest', defaultMessage: 'Newest members', description: 'Order of the results' },
  active: { id: 'members.sort.active', defaultMessage: 'Recently active', description: 'Order of the results' },
  distance: { id: 'members.sort.distance', defaultMessage: 'Distance', description: 'Order of the results' },
});

interface Props {
  reply: SearchReply;
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
}

/** Number of members found, how many of them are fictional, and a field for the sort order. */
export function ResultsHeader({ reply, sort, onSort }: Props) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'members.sort.label',
    defaultMessage: 'Sort by',
    description: 'Label of the order of the results',
  });
  return (
    <Row justify="between" align="end">
      <div role="status">
        <Text as="p" size="l" weight="medium">
          <FormattedMessage
            id="members.results.count"
            defaultMessage="{many, select, yes {More than {limit, plural, one {# member} other {# members}}} other {{count, plural, one {# member} other {# members}}}}"
            description="Above the results; count: members found, limit: highest number that is counted exactly"
            values={{ many: reply.number_of_results >= COUNT_CAP ? 'yes' : 'no', limit: COUNT_CAP - 1, count: reply.number_of_results }}
          />
        </Text>
        {reply.fictional_count > 0 && (
          <Text size="s" tone="muted">
            <FormattedMessage
              id="members.results.fictional"
              defaultMessage="{count, plural, one {of which # is fictional} other {of which # are fictional}}"
              description="Under the number of results; count: fictional profiles among them"
              values={{ count: reply.fictional_count }}
            />
          </Text>
        )}
      </div>
      <Select
        css={sortField}
        label={label}
        options={SEARCH_SORTS.map((value) => ({ value, label: intl.formatMessage(sortLabels[value]) }))}
        value={sort}
        onChange={onSort}
      />
    </Row>
  );
}

const sortField = css({ minWidth: '12rem' });
