import { pathTo, type Profile } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { defineSlice, Loadable, type RootStore, useStore } from '@rendezvous/shared/store';
import { Avatar, ButtonLink, Dialog, PersonName, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import * as members from '@rendezvous/shared/calls/members';
import { request } from '@rendezvous/shared/calls/request';
import { useLikeModal } from './useLikeModal';

/** Loads each member for the like modal and caches them by id. */
class LikedMemberStore {
  readonly #root: RootStore;
  readonly #members = new Map<string, Loadable<Profile>>();

  constructor(root: RootStore) {
    this.#root = root;
  }

  getMember(id: string): Loadable<Profile> {
    const member =
      this.#members.get(id) ??
      new Loadable(async () => (await request(this.#root.http, members.readMember, { id }, { progress: false })).profile);
    this.#members.set(id, member);
    return member;
  }
}

const { of: getLikedMemberStore } = defineSlice('liked-member@1', (store) => new LikedMemberStore(store));

/** Asks whether the user likes the member whose page is open, after the delay given in the page's URL. */
export const LikeModal = observer(() => {
  useLikeModal();
  const store = useStore();
  const { overlays } = store;
  const profileId = overlays.isOpen('like') ? overlays.getPayload('like')?.profileId : undefined;
  const member = profileId === undefined ? undefined : getLikedMemberStore(store).getMember(profileId);
  const hasFailed = member?.error !== undefined;
  useEffect(() => void member?.load(), [member]);
  useEffect(() => {
    // There is no member to show, and other overlays may be queued.
    if (hasFailed) overlays.close('like');
  }, [hasFailed, overlays]);
  return member?.value ? <LikeDialog profile={member.value} onClose={() => overlays.close('like')} /> : null;
});

function LikeDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const title = (
    <FormattedMessage
      id="shell.like.title"
      defaultMessage="Do you like this profile?"
      description="Heading of the modal that points to a member"
    />
  );
  const action = (
    <ButtonLink to={pathTo('members-id', { id: profile.id })} onPress={onClose} icon="heart" wide>
      <FormattedMessage id="shell.like.action" defaultMessage="View profile" description="Button of the modal that points to a member" />
    </ButtonLink>
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} size="s" actions={action}>
      <Stack align="center">
        <Avatar image={profile.main_image} size="xl" online={profile.online} />
        <PersonName person={profile} withAge />
      </Stack>
    </Dialog>
  );
}
