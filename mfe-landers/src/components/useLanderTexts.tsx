import type { Gender } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import type { ReactNode } from 'react';
import { useLander } from './useLander';

interface LanderTexts {
  headline: ReactNode;
  text: ReactNode;
  action: ReactNode;
  image: string | undefined;
  /** Further pictures or clips of the campaign, in order. */
  images: readonly string[];
  gender: Gender | null;
  isReady: boolean;
}

/** Texts of a lander's document, or generic ones until it has loaded. Call inside an observer. */
export function useLanderTexts(name: string, headline: ReactNode): LanderTexts {
  const { lander, isReady } = useLander(name);
  if (lander === null) return { ...DEFAULTS, headline, isReady };
  const { text, call_to_action: action, image, images, gender } = lander;
  return { headline: lander.headline, text, action, image, images, gender, isReady };
}

const JoiningFacts = () => (
  <FormattedMessage
    id="landers.alonetonight.facts"
    defaultMessage="Free to sign up. No subscription. For adults aged 18 or over."
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

/** Shown until the document has loaded, or if it fails to load. */
const DEFAULTS = { text: <JoiningFacts />, action: <CallToAction />, image: undefined, images: [], gender: null };
