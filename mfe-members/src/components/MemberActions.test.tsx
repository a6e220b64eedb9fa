import { RemoteLoaderContext } from '@rendezvous/shared/remote';
import { aLoader, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { IcebreakerButton } from './MemberActions';

const Icebreakers = ({ profileId, onClose }: { profileId: string; onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Questions for {profileId}
  </button>
);

test('R-054 R-233 a profile opens the icebreakers of mfe-chat, which close again', async () => {
  const loader = aLoader({ 'icebreaker-modal': async () => Icebreakers }, 'mfe-chat');
  const action = (
    <RemoteLoaderContext value={loader}>
      <IcebreakerButton profileId="Anna000000" />
    </RemoteLoaderContext>
  );
  const { person } = renderScreen(action, { user: aUser() });
  expect(screen.queryByRole('button', { name: 'Questions for Anna000000' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Break the ice' }));
  await person.click(await screen.findByRole('button', { name: 'Questions for Anna000000' }));
  expect(screen.queryByRole('button', { name: 'Questions for Anna000000' })).not.toBeInTheDocument();
});
