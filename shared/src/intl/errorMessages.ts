import type { ErrorCode } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Texts of the error codes, word for word as specified; a missing code is a compile error. */
export const errorMessages: Record<ErrorCode, MessageDescriptor> = defineMessages({
  login_failed: { id: 'shared.errors.login_failed', defaultMessage: 'Login failed, please try again', description: 'Error text' },
  login_blocked: {
    id: 'shared.errors.login_blocked',
    defaultMessage: 'Too many incorrect attempts, account blocked for {minutes} min.',
    description: 'Error text; minutes: minutes left',
  },
  reset_limit: {
    id: 'shared.errors.reset_limit',
    defaultMessage: 'Too many password reset emails sent, please try again tomorrow.',
    description: 'Error text',
  },
  email_not_found: { id: 'shared.errors.email_not_found', defaultMessage: 'E-mail address not found', description: 'Error text' },
  token_invalid: {
    id: 'shared.errors.token_invalid',
    defaultMessage: 'Link expired or invalid, request a new email',
    description: 'Error text',
  },
  old_password_wrong: {
    id: 'shared.errors.old_password_wrong',
    defaultMessage: 'Please check your old password.',
    description: 'Error text',
  },
  activation_failed: { id: 'shared.errors.activation_failed', defaultMessage: 'Activation failed', description: 'Error text' },
  stored_card_failed: {
    id: 'shared.errors.stored_card_failed',
    defaultMessage: 'The payment could not be completed with the stored card. Please choose another payment method.',
    description: 'Error text',
  },
  directdebit_blocked: {
    id: 'shared.errors.directdebit_blocked',
    defaultMessage: 'Your account is blocked for direct debit payments.',
    description: 'Error text',
  },
  directdebit_limit: {
    id: 'shared.errors.directdebit_limit',
    defaultMessage: 'Your limit for direct debit payments has been reached. Please choose another payment method or try again later.',
    description: 'Error text',
  },
  unknown: { id: 'shared.errors.unknown', defaultMessage: 'An error has occurred.', description: 'Error text' },
  server_error: {
    id: 'shared.errors.server_error',
    defaultMessage: 'An error occured, please try again later.',
    description: 'Error text',
  },
  not_enough_credits: {
    id: 'shared.errors.not_enough_credits',
    defaultMessage: 'You do not have enough credits to send this message',
    description: 'Error text',
  },
  pending_deletion: {
    id: 'shared.errors.pending_deletion',
    defaultMessage: 'This account will be deleted on {date}. Use the link in your e-mail to reactivate it.',
    description: 'Error text; date: day of deletion',
  },
  account_exists: {
    id: 'shared.errors.account_exists',
    defaultMessage: 'There is already an account with this e-mail address. Log in',
    description: 'Error text',
  },
  username_is_email: {
    id: 'shared.errors.username_is_email',
    defaultMessage: 'Username may not be the same as your e-mail address',
    description: 'Error text',
  },
  username_at: { id: 'shared.errors.username_at', defaultMessage: 'Username may not start with @', description: 'Error text' },
  username_taken: { id: 'shared.errors.username_taken', defaultMessage: 'This username is already taken', description: 'Error text' },
  username_invalid: {
    id: 'shared.errors.username_invalid',
    defaultMessage: 'Use 3 to 24 letters, digits, dots, hyphens or underscores',
    description: 'Error text',
  },
  dob_invalid: { id: 'shared.errors.dob_invalid', defaultMessage: 'Invalid date of birth.', description: 'Error text' },
  underage: { id: 'shared.errors.underage', defaultMessage: 'You can join when you’re 18.', description: 'Error text' },
  passwords_differ: {
    id: 'shared.errors.passwords_differ',
    defaultMessage: 'The entered passwords are not the same.',
    description: 'Error text',
  },
  password_weak: {
    id: 'shared.errors.password_weak',
    defaultMessage: 'Choose a password of 8 to 128 characters that is not easy to guess',
    description: 'Error text',
  },
  age_check_needed: {
    id: 'shared.errors.age_check_needed',
    defaultMessage: 'First show us you’re 18 or older.',
    description: 'Error text',
  },
  age_check_failed: {
    id: 'shared.errors.age_check_failed',
    defaultMessage: 'We couldn’t confirm your age.',
    description: 'Error text',
  },
  passkey_failed: {
    id: 'shared.errors.passkey_failed',
    defaultMessage: 'We couldn’t save the passkey. Try again?',
    description: 'Error text',
  },
  email_invalid: { id: 'shared.errors.email_invalid', defaultMessage: 'Invalid email', description: 'Error text' },
  mail_change_taken: {
    id: 'shared.errors.mail_change_taken',
    defaultMessage: 'This email address already owns an account on this website.',
    description: 'Error text',
  },
  mail_change_invalid: {
    id: 'shared.errors.mail_change_invalid',
    defaultMessage: 'New email adress is invalid.',
    description: 'Error text',
  },
  otp_invalid: { id: 'shared.errors.otp_invalid', defaultMessage: 'Code invalid', description: 'Error text' },
  code_not_found: { id: 'shared.errors.code_not_found', defaultMessage: 'Code not found', description: 'Error text' },
  code_used: { id: 'shared.errors.code_used', defaultMessage: 'Code already used', description: 'Error text' },
  code_expired: { id: 'shared.errors.code_expired', defaultMessage: 'Code expired', description: 'Error text' },
  code_country: { id: 'shared.errors.code_country', defaultMessage: 'Code not valid for this country', description: 'Error text' },
  code_minimum: {
    id: 'shared.errors.code_minimum',
    defaultMessage: 'Minimum order value {amount}',
    description: 'Error text; amount: money',
  },
  code_method: { id: 'shared.errors.code_method', defaultMessage: 'Code not valid for this payment method', description: 'Error text' },
  blocked_by_member: {
    id: 'shared.errors.blocked_by_member',
    defaultMessage: "You're blocked by {name}. You do not have access to this page.",
    description: 'Error text; name: the other member',
  },
  blocked_by_me: {
    id: 'shared.errors.blocked_by_me',
    defaultMessage: 'Unblock {name} to send a message',
    description: 'Error text; name: the other member',
  },
  not_confirmed: {
    id: 'shared.errors.not_confirmed',
    defaultMessage: 'Please confirm your e-mail address first.',
    description: 'Error text',
  },
  page_not_found: { id: 'shared.errors.page_not_found', defaultMessage: 'This page could not be found', description: 'Error text' },
  premium_required: {
    id: 'shared.errors.premium_required',
    defaultMessage: 'This is a premium feature. Buy credits to become premium.',
    description: 'Error text',
  },
  conversation_limit: {
    id: 'shared.errors.conversation_limit',
    defaultMessage: 'You can start {limit} conversations as a free member. Buy credits to become premium.',
    description: 'Error text; limit: number of conversations',
  },
  photo_limit: {
    id: 'shared.errors.photo_limit',
    defaultMessage: 'You have reached the maximum of {limit} photos',
    description: 'Error text; limit: number of photos',
  },
  photo_invalid: {
    id: 'shared.errors.photo_invalid',
    defaultMessage: 'Use a JPEG, PNG or WebP photo of at least 400 by 400 pixels and at most 10 MB',
    description: 'Error text',
  },
  photo_not_allowed: {
    id: 'shared.errors.photo_not_allowed',
    defaultMessage: 'You can send {name} photos once they’ve written to you.',
    description: 'Error text; name: the other member',
  },
  like_limit: {
    id: 'shared.errors.like_limit',
    defaultMessage: 'You have reached the limit of likes for today',
    description: 'Error text',
  },
  message_too_long: {
    id: 'shared.errors.message_too_long',
    defaultMessage: 'Your message is longer than {limit} characters',
    description: 'Error text; limit: number of characters',
  },
  member_gone: { id: 'shared.errors.member_gone', defaultMessage: 'Member not available', description: 'Error text' },
  iban_invalid: { id: 'shared.errors.iban_invalid', defaultMessage: 'Invalid IBAN', description: 'Error text' },
  phone_invalid: { id: 'shared.errors.phone_invalid', defaultMessage: 'Invalid phone number', description: 'Error text' },
  signups_closed: {
    id: 'shared.errors.signups_closed',
    defaultMessage: 'Signing up is not possible at the moment',
    description: 'Error text',
  },
  traffic_source_needed: {
    id: 'shared.errors.traffic_source_needed',
    defaultMessage: 'Signing up is only possible through an invitation link of a partner',
    description: 'Error text',
  },
  invite_invalid: { id: 'shared.errors.invite_invalid', defaultMessage: 'Invite code invalid', description: 'Error text' },
  self_excluded: {
    id: 'shared.errors.self_excluded',
    defaultMessage:
      '{ends, select, never {Access is blocked for good at the request of the account holder} other {Access is blocked until {date} at the request of the account holder}}',
    description: 'Error text; ends: never, or later with a date; date: first free day',
  },
  spending_limit: {
    id: 'shared.errors.spending_limit',
    defaultMessage: 'You have reached the spending limit you set. It is free again on {date}.',
    description: 'Error text; date: day it is free again',
  },
  rate_limited: {
    id: 'shared.errors.rate_limited',
    defaultMessage: 'Too many requests, please wait {seconds} seconds',
    description: 'Error text; seconds: seconds to wait',
  },
  authentication_required: {
    id: 'shared.errors.authentication_required',
    defaultMessage: 'Log in to continue.',
    description: 'Error text',
  },
  cross_site: {
    id: 'shared.errors.cross_site',
    defaultMessage: 'Something got mixed up. Reload and try again.',
    description: 'Error text',
  },
  validation: { id: 'shared.errors.validation', defaultMessage: 'Check the marked fields.', description: 'Error text' },
  not_found: { id: 'shared.errors.not_found', defaultMessage: 'We can’t find that.', description: 'Error text' },
  method_not_allowed: {
    id: 'shared.errors.method_not_allowed',
    defaultMessage: 'You can’t do that here.',
    description: 'Error text',
  },
  conflict: {
    id: 'shared.errors.conflict',
    defaultMessage: 'This changed while you were away. Reload to see it.',
    description: 'Error text',
  },
  consent_required: {
    id: 'shared.errors.consent_required',
    defaultMessage: 'We need your consent to continue.',
    description: 'Error text',
  },
  sexuality_invalid: {
    id: 'shared.errors.sexuality_invalid',
    defaultMessage: 'Choose one of the options.',
    description: 'Error text',
  },
  overloaded: {
    id: 'shared.errors.overloaded',
    defaultMessage: 'It’s very busy here right now. Try again in a moment.',
    description: 'Error text',
  },
});
