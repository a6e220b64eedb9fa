import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink, Row } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLikesWalk } from '../stores/LikesWalkStore';

/** Links to the previous and next profile of the likes list, and back to the list. */
export const LikesWalk = observer(({ id }: { id: string }) => {
  const intl = useIntl();
  const { likes } = useStore();
  const { before, after } = useLikesWalk().findNeighbours(id);
  useEffect(() => {
    // If the list fails to load, there are no links, but the profile is still shown.
    if (!likes.isLoaded) void likes.load().catch(() => undefined);
  }, [likes]);
  const label = intl.formatMessage({
    id: 'members.walk.label',
    defaultMessage: 'Browse your likes',
    description: 'Name of the links from one liked profile to the next, read out',
  });
  return (
    <nav aria-label={label}>
      <Row justify="between">
        <ButtonLink variant="quiet" size="s" icon="heart" to={pathTo('likes')}>
          <FormattedMessage id="members.walk.list" defaultMessage="All likes" description="Link from a profile back to the likes list" />
        </ButtonLink>
        <Row gap="s">
          {before !== undefined && (
            <ButtonLink variant="secondary" size="s" icon="back" to={pathTo('likes-m-id', { id: before })}>
              <FormattedMessage id="members.walk.before" defaultMessage="Back" description="Link to the profile before in the likes list" />
            </ButtonLink>
          )}
          {after !== undefined && (
            <ButtonLink variant="secondary" size="s" iconEnd="forward" to={pathTo('likes-m-id', { id: after })}>
              <FormattedMessage id="members.walk.after" defaultMessage="Next" description="Link to the next profile in the likes list" />
            </ButtonLink>
          )}
        </Row>
      </Row>
    </nav>
  );
});
