import type { RemoteName } from '../contract';

/** The slots through which an area shows parts of another area, with the props of each part. */
export interface SlotContract {
  /** Sign-up steps 0 to 4 of mfe-auth, inside landers and the sign-up modal. */
  'signup-steps': {
    /** Id of the member from whom the sign-up started. */
    memberId?: string;
    /** Values already known, for example from a lander's questions. */
    prefill?: {
      gender?: 'male' | 'female';
      /** YYYY-MM-DD; unknown parts are empty, for example `1990--`. */
      date_of_birth?: string;
      country?: string;
      region?: string;
      interests?: string[];
      /** First message to the member `memberId`. */
      signup_message?: string;
    };
    /** Called with true once a field is filled in or step 1 is open. */
    onProgress?: (inProgress: boolean) => void;
    /** Called once the account exists; `next` is the path to go to. */
    onDone: (next: string) => void;
  };
  /** Cards of mfe-auth in the settings: passkeys and account deletion. */
  'account-settings': unknown;
  /** Cards of mfe-credits in the settings: stored cards and mandates, and the spending limits. */
  'payment-settings': unknown;
  /** "It's a match" modal of mfe-members; without `profileId`, it offers a member who likes the viewer. */
  'match-modal': { profileId?: string; onClose: () => void };
  /** Modal of mfe-chat with icebreakers for a member. */
  'icebreaker-modal': { profileId: string; onClose: () => void };
  /** Part of mfe-chat that sends the messages an earlier page could not send; renders nothing. */
  'unsent-messages': unknown;
  /** Part of mfe-credits with the details of a payment. */
  'payment-summary': { paymentId: string };
}

export type SlotName = keyof SlotContract;

/** Usual owner of each slot: if no remote in the plan provides the slot, the fallback names the owner's area. */
export const SLOT_OWNERS: Record<SlotName, RemoteName> = {
  'signup-steps': 'mfe-auth',
  'account-settings': 'mfe-auth',
  'match-modal': 'mfe-members',
  'icebreaker-modal': 'mfe-chat',
  'unsent-messages': 'mfe-chat',
  'payment-summary': 'mfe-credits',
  'payment-settings': 'mfe-credits',
};
