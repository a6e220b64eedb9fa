/** Anchor of the spending limits in the settings. */
export const SPENDING_ID = 'spending';
