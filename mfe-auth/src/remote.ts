import { defineRemote } from '@rendezvous/shared/remote';

/** Login, sign-up, age check, passwords, passkeys, account deletion, and the screens that account emails link to. */
export const remote = defineRemote('mfe-auth', {
  screens: {
    login: () => import(/* webpackChunkName: "screen-login" */ './screens/LoginScreen').then((m) => m.LoginScreen),
    signup: () => import(/* webpackChunkName: "screen-signup" */ './screens/SignupScreen').then((m) => m.SignupScreen),
    'members-id-signup': () =>
      import(/* webpackChunkName: "screen-members-id-signup" */ './screens/MemberSignupScreen').then((m) => m.MemberSignupScreen),
    'signup-matches': () =>
      import(/* webpackChunkName: "screen-signup-matches" */ './screens/SignupMatchesScreen').then((m) => m.SignupMatchesScreen),
    'complete-signup': () =>
      import(/* webpackChunkName: "screen-complete-signup" */ './screens/CompleteSignupScreen').then((m) => m.CompleteSignupScreen),
    'activate-done': () =>
      import(/* webpackChunkName: "screen-activate-done" */ './screens/ActivateDoneScreen').then((m) => m.ActivateDoneScreen),
    'activate-error': () =>
      import(/* webpackChunkName: "screen-activate-error" */ './screens/ActivateErrorScreen').then((m) => m.ActivateErrorScreen),
    'reset-password': () =>
      import(/* webpackChunkName: "screen-reset-password" */ './screens/ResetPasswordScreen').then((m) => m.ResetPasswordScreen),
    'reset-password-do': () =>
      import(/* webpackChunkName: "screen-reset-password-do" */ './screens/NewPasswordScreen').then((m) => m.NewPasswordScreen),
    'mail-change-do': () =>
      import(/* webpackChunkName: "screen-mail-change-do" */ './screens/MailChangeScreen').then((m) => m.MailChangeScreen),
    'age-check': () => import(/* webpackChunkName: "screen-age-check" */ './screens/AgeCheckScreen').then((m) => m.AgeCheckScreen),
    'delete-account': () =>
      import(/* webpackChunkName: "screen-delete-account" */ './screens/DeleteAccountScreen').then((m) => m.DeleteAccountScreen),
    'account-deleted': () =>
      import(/* webpackChunkName: "screen-account-deleted" */ './screens/AccountDeletedScreen').then((m) => m.AccountDeletedScreen),
  },
  slots: {
    'signup-steps': () => import(/* webpackChunkName: "slot-signup-steps" */ './components/SignupSteps').then((m) => m.SignupSteps),
    'account-settings': () =>
      import(/* webpackChunkName: "slot-account-settings" */ './components/AccountSettings').then((m) => m.AccountSettings),
  },
});
