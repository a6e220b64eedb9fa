/** Goes to a page of somebody else in this tab. */
export const leaveTo = (address: string): void => window.location.assign(address);
