/** Goes to the payment page in this tab. */
export const leaveTo = (address: string): void => window.location.assign(address);
