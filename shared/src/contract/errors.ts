/** Error codes with their HTTP status (R-364, appendix B). */
export const ERROR_STATUS = {
  login_failed: 422,
  login_blocked: 429,
  reset_limit: 429,
  email_not_found: 404,
  token_invalid: 410,
  old_password_wrong: 422,
  activation_failed: 410,
  stored_card_failed: 402,
  directdebit_blocked: 403,
  directdebit_limit: 403,
  unknown: 400,
  server_error: 500,
  not_enough_credits: 402,
  pending_deletion: 403,
  account_exists: 409,
  username_is_email: 422,
  username_at: 422,
  username_taken: 422,
  username_invalid: 422,
  dob_invalid: 422,
  /** The caller is a minor, or someone in this browser was found to be one within the last 24 hours. */
  underage: 403,
  passwords_differ: 422,
  password_weak: 422,
  /** A passkey could not be created or verified. */
  passkey_failed: 422,
  /** Photos and messages are locked until a provider confirms 'over 18'. */
  age_check_needed: 403,
  /** The provider did not confirm 'over 18'. */
  age_check_failed: 403,
  email_invalid: 422,
  mail_change_taken: 409,
  mail_change_invalid: 422,
  otp_invalid: 422,
  code_not_found: 404,
  code_used: 409,
  code_expired: 410,
  code_country: 422,
  code_minimum: 422,
  code_method: 422,
  blocked_by_member: 403,
  /** The member has blocked the recipient: 'Unblock {name} to send a message'. */
  blocked_by_me: 403,
  /** Writing requires a confirmed email address. */
  not_confirmed: 403,
  page_not_found: 404,
  premium_required: 403,
  conversation_limit: 403,
  photo_limit: 403,
  photo_invalid: 422,
  /** Photos in a chat require a message from the recipient first. */
  photo_not_allowed: 403,
  like_limit: 429,
  message_too_long: 413,
  member_gone: 410,
  iban_invalid: 422,
  phone_invalid: 422,
  signups_closed: 403,
  traffic_source_needed: 403,
  invite_invalid: 403,
  self_excluded: 403,
  spending_limit: 403,
  rate_limited: 429,
  authentication_required: 403,
  cross_site: 403,
  validation: 422,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  consent_required: 422,
  sexuality_invalid: 422,
  overloaded: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Values of the placeholders in the text of an error, for example `{ minutes: 15 }`. */
export type ErrorParams = Record<string, string | number>;

/** Body of every error response. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    /** Error code by field name. */
    fields?: Record<string, ErrorCode>;
    params?: ErrorParams;
  };
  /** True when the call requires a session and there is none. */
  authentication_required?: true;
}
