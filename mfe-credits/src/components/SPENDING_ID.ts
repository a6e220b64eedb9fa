/** Id of the spending limits, for links to their section of the settings. */
export const SPENDING_ID = 'spending';
