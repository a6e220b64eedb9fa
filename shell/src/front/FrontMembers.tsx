import { css } from '@emotion/react';
import { visitorsMaySearch } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Grid, Heading, media, Skeleton, token, useSteadyLoading } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useSyncExternalStore } from 'react';
import { FrontPageStore } from '../stores/FrontPageStore';
import { FrontMemberCard } from './FrontMemberCard';

const never = (): (() => void) => () => undefined;

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A few members, on sites that show members to visitors; nothing when they cannot be loaded. */
export const FrontMembers = observer(() => {
  const store = useStore();
  const front = store.slice('front-page@1', () => new FrontPageStore(store));
  const { members } = front;
  const { current: settings } = store.settings;
  // The server does not know the stored campaign of the visit.
  const isAllowed = useSyncExternalStore(
    never,
    () => front.isAllowed,
    () => visitorsMaySearch(settings, undefined),
  );
  useEffect(() => {
    if (isAllowed && members.value === undefined) void members.load();
  }, [isAllowed, members]);
  const isWaiting = useSteadyLoading(members.value === undefined);
  if (!isAllowed || members.error !== undefined || members.value?.length === 0) return null;
  return (
    <section css={section}>
      <Heading level={2}>
        <FormattedMessage
          id="shell.front.members"
          defaultMessage="Meet some of our members"
          description="Heading above member cards on the front page"
        />
      </Heading>
      <Grid as="ul" column="s">
        {isWaiting
          ? PLACEHOLDERS.map((key) => (
              <li key={key}>
                <Skeleton shape="photo" />
              </li>
            ))
          : members.value?.map((member) => <FrontMemberCard key={member.id} member={member} />)}
      </Grid>
    </section>
  );
});

const section = css({
  display: 'grid',
  gap: token.space5,
  width: '100%',
  maxWidth: token.sizeContent,
  marginInline: 'auto',
  padding: `0 ${token.space4} ${token.space7}`,
  [media.md]: { paddingInline: token.space5 },
});
