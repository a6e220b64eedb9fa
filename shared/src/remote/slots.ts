import type { RemoteName } from '../contract';

/** Places where one area shows a part inside another, with its props. */
export interface SlotContract {
  /** Sign-up steps 0 to 4 of mfe-auth, inside landers and the sign-up modal. */
  'signup-steps': {
    /** Member that the sign-up started from. */
    memberId?: string;
    /** Values already known, for example from a lander's questions. */
    prefill?: {
      gender?: 'male' | 'female';
      /** YYYY-MM-DD; unknown parts are empty, for example `1990--`. */
      date_of_birth?: string;
      country?: string;
      region?: string;
      interests?: string[];
      /** First message to the member it started from. */
      signup_message?: string;
    };
    /** Called when a field was filled in or step 1 opened. */
    onProgress?: (inProgress: boolean) => void;
    /** The account exists; `next` is the path to go to. */
    onDone: (next: string) => void;
  };
  /** Cards of mfe-auth in the settings: passkeys, and deleting the account. */
  'account-settings': unknown;
  /** Cards of mfe-credits in the settings: stored cards and mandates, and the spending limits. */
  'payment-settings': unknown;
  /** "It's a match" of mfe-members; without a member, it offers one who likes the viewer. */
  'match-modal': { profileId?: string; onClose: () => void };
  /** Icebreakers of mfe-chat. */
  'icebreaker-modal': { profileId: string; onClose: () => void };
  /** Sends messages that an earlier page left unsent, by mfe-chat; renders nothing. */
  'unsent-messages': unknown;
  /** Price, method and balance of a running purchase, of mfe-credits. */
  'payment-summary': { paymentId: string };
}

export type SlotName = keyof SlotContract;

/** Owner of each slot: if the plan has no provider, its area is named in its place, and the rest of the page carries on. */
export const SLOT_OWNERS: Record<SlotName, RemoteName> = {
  'signup-steps': 'mfe-auth',
  'account-settings': 'mfe-auth',
  'match-modal': 'mfe-members',
  'icebreaker-modal': 'mfe-chat',
  'unsent-messages': 'mfe-chat',
  'payment-summary': 'mfe-credits',
  'payment-settings': 'mfe-credits',
};
