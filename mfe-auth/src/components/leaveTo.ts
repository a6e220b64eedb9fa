/** Navigates to an external page in this tab. */
export const leaveTo = (address: string): void => window.location.assign(address);
