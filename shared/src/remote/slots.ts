import type { RemoteName } from '../contract';

/** Places where one area shows inside another, with the props each takes. */
export interface SlotContract {
  /** Sign-up steps 0 to 4 of mfe-auth, inside landers and the signup modal. */
  'signup-steps': {
    /** Sign-up started from this member. */
    memberId?: string;
    /** Values that are already known, for example from a lander's questions. */
    prefill?: {
      gender?: 'male' | 'female';
      /** YYYY-MM-DD; parts that are not known are empty, for example `1990--`. */
      date_of_birth?: string;
      country?: string;
      region?: string;
      interests?: string[];
      /** First message to the member it started from. */
      signup_message?: string;
    };
    /** Told when a field was filled or step 1 opened. */
    onProgress?: (inProgress: boolean) => void;
    /** The account exists; `next` is the path to go to. */
    onDone: (next: string) => void;
  };
  /** Cards of mfe-auth in the settings: passkeys, and the way to delete the account. */
  'account-settings': unknown;
  /** Cards of mfe-credits in the settings: kept cards and mandates, and the spending limits. */
  'payment-settings': unknown;
  /** "It's a match" of mfe-members; without a member, it offers one who likes the viewer. */
  'match-modal': { profileId?: string; onClose: () => void };
  /** Questions to begin a conversation with, of mfe-chat. */
  'icebreaker-modal': { profileId: string; onClose: () => void };
  /** Sends messages that an earlier page left unsent, of mfe-chat; shows nothing. */
  'unsent-messages': unknown;
  /** Price, method and balance of a running purchase, of mfe-credits. */
  'payment-summary': { paymentId: string };
}

export type SlotName = keyof SlotContract;

/** Whose slot is missing when the plan has none: its area is named in its place, and the rest of the page goes on. */
export const SLOT_OWNERS: Record<SlotName, RemoteName> = {
  'signup-steps': 'mfe-auth',
  'account-settings': 'mfe-auth',
  'match-modal': 'mfe-members',
  'icebreaker-modal': 'mfe-chat',
  'unsent-messages': 'mfe-chat',
  'payment-summary': 'mfe-credits',
  'payment-settings': 'mfe-credits',
};
