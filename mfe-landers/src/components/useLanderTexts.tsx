import type { Gender } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import type { ReactNode } from 'react';
import { useLander } from './useLander';

interface LanderTexts {
  headline: ReactNode;
  text: ReactNode;
  action: ReactNode;
  image: string | undefined;
  gender: Gender | null;
  isReady: boolean;
}

/** Texts of a lander's document, or generic ones until it has loaded. Call inside an observer. */
export function useLanderTexts(name: string, headline: ReactNode): LanderTexts {
  const { document, isReady } = useLander(name);
  if (document === null) return { headline, text: <JoiningFacts />, action: <CallToAction />, image: undefined, gender: null, isReady };
  const { text, call_to_action: action, image, gender } = document;
  return { headline: document.headline, text, action, image, gender, isReady };
}

const JoiningFacts = () => (
  <FormattedMessage
    id="landers.alonetonight.facts"
    defaultMessage="Free to join. No subscription. For adults of 18 and older."
    description="Under the two answers to the question Alone tonight?"
  />
);

const CallToAction = () => (
  <FormattedMessage
    id="landers.alonetonight.action"
    defaultMessage="Find someone to talk to"
    description="Above the sign-up form of the lander Alone tonight?"
  />
);
