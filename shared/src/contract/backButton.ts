/** Names of the routes with a back button in installed-app mode. */
export const BACK_BUTTON_ROUTES: readonly string[] = [
  'members-id',
  'likes-m-id',
  'likes',
  'likes-type',
  'credits',
  'credits-repeat-order',
  'credits-id-paymentmethod',
];

/** Media query of installed-app mode. */
export const INSTALLED_QUERY = '(display-mode: standalone)';
