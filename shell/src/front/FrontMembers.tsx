import { css } from '@emotion/react';
import { pathTo, type ProfileCard, visitorsMaySearch } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { defineSlice, Loadable, type RootStore, useStore } from '@rendezvous/shared/store';
import { Card, Grid, Heading, media, PersonName, Photo, Skeleton, Stack, Text, token, useSteadyLoading } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useSyncExternalStore } from 'react';
import * as membersCalls from '@rendezvous/shared/calls/members';
import { knownReply, request } from '@rendezvous/shared/calls/request';

/** Maximum number of members on the front page. */
const MEMBERS_MAX = 12;
const SEARCH_QUERY = { with_photo: 'true' } as const;

/** Members shown on the front page, on sites that show members to visitors. */
class FrontPageStore {
  readonly members: Loadable<ProfileCard[]>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.members = new Loadable(
      async () => (await request(root.http, membersCalls.search, SEARCH_QUERY, { progress: false })).members.slice(0, MEMBERS_MAX),
      knownReply(root.http, membersCalls.search, SEARCH_QUERY)?.members.slice(0, MEMBERS_MAX),
    );
  }

  get isAllowed(): boolean {
    return visitorsMaySearch(this.#root.settings.current, this.#root.session.tracking.network);
  }
}

const { of: getFrontPageStore } = defineSlice('front-page@1', (store) => new FrontPageStore(store));

/** A member on the front page: photo, name, age and city. */
const FrontMemberCard = ({ member }: { member: ProfileCard }) => (
  <Card as="li" inset="none" interactive>
    <Photo image={member.main_image} alt="" rounded={false} sizes="(min-width: 992px) 16vw, (min-width: 576px) 33vw, 50vw" />
    <Stack gap="xs" css={details}>
      <PersonName person={member} withAge to={pathTo('members-id', { id: member.id })} stretched />
      {member.city === null ? null : (
        <Text size="s" tone="muted" truncate>
          {member.city}
        </Text>
      )}
    </Stack>
  </Card>
);

const details = css({ padding: token.space3, fontWeight: token.weightMedium });

const subscribeToNothing = (): (() => void) => () => undefined;

const PLACEHOLDER_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Shows a few members on sites that let visitors see them; renders nothing when they cannot be loaded. */
export const FrontMembers = observer(() => {
  const store = useStore();
  const frontPage = getFrontPageStore(store);
  const { members } = frontPage;
  const { current: settings } = store.settings;
  // The server has no access to the campaign parameters that this browser has stored for the visit.
  const isAllowed = useSyncExternalStore(
    subscribeToNothing,
    () => frontPage.isAllowed,
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
          defaultMessage="See who’s here"
          description="Heading above member cards on the front page"
        />
      </Heading>
      <Grid as="ul" column="s">
        {isWaiting
          ? PLACEHOLDER_KEYS.map((key) => (
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
