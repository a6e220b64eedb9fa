import type { LanderDocument } from '@rendezvous/shared/contract';
import { RemoteLoaderContext, type SlotContract } from '@rendezvous/shared/remote';
import { aLoader, renderScreen } from '@rendezvous/shared/testing';
import type { ReactElement } from 'react';

/** Stands in for the sign-up, which mfe-auth tests, and shows the props it receives. */
const FakeSignupSteps = ({ prefill = {}, memberId = 'nobody' }: SlotContract['signup-steps']) => (
  <p>
    Step 1 of 5 for {memberId} with {JSON.stringify(prefill)}
  </p>
);

type Options = NonNullable<Parameters<typeof renderScreen>[1]> & {
  /** Whether the sign-up fails to load; the test may change it. */
  signup?: { isMissing: boolean };
};

/** Renders the screen of a lander with its document. */
export function openLander(
  screen: ReactElement,
  name: string,
  overrides: Partial<LanderDocument>,
  { api, signup, ...options }: Options = {},
) {
  const loadSignup = async () => {
    if (signup?.isMissing) throw new Error('The sign-up does not load.');
    return FakeSignupSteps;
  };
  const lander: LanderDocument = {
    name,
    slug: 'default',
    variant: 'default',
    headline: 'A headline of the document',
    text: 'A text of the document.',
    call_to_action: 'An action of the document',
    image: 'evening',
    images: [],
    niche: null,
    gender: null,
    ...overrides,
  };
  return renderScreen(<RemoteLoaderContext value={aLoader({ 'signup-steps': loadSignup })}>{screen}</RemoteLoaderContext>, {
    path: `/landers/${name}/{slug?}`,
    route: `/landers/${name}`,
    ...options,
    api: { 'GET /api/lander.php': { lander }, 'POST /api/lander-hit.php': undefined, ...api },
  });
}
