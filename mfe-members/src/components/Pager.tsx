import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ButtonLink, Row, Text } from '@rendezvous/shared/ui';

interface Props {
  page: number;
  pages: number;
  /** Returns the URL of a page. */
  to: (page: number) => string;
}

/** Links to the previous and next page. */
export function Pager({ page, pages, to }: Props) {
  const intl = useIntl();
  if (pages <= 1) return null;
  const label = intl.formatMessage({
    id: 'members.pager.label',
    defaultMessage: 'Pages of results',
    description: 'Name of the page links, read out',
  });
  return (
    <nav aria-label={label}>
      <Row justify="center" gap="m">
        {page > 1 && (
          <ButtonLink variant="secondary" icon="back" to={to(page - 1)}>
            <FormattedMessage id="members.pager.previous" defaultMessage="Previous" description="Link to the page before" />
          </ButtonLink>
        )}
        <Text as="span">
          <FormattedMessage
            id="members.pager.position"
            defaultMessage="Page {page, number} of {pages, number}"
            description="Between the links to the page before and after"
            values={{ page, pages }}
          />
        </Text>
        {page < pages && (
          <ButtonLink variant="secondary" iconEnd="arrow-right" to={to(page + 1)}>
            <FormattedMessage id="members.pager.next" defaultMessage="Next" description="Link to the page after" />
          </ButtonLink>
        )}
      </Row>
    </nav>
  );
}
