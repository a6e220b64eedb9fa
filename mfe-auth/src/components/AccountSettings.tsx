import { PasskeysCard } from './PasskeysCard';

/** Slot `account-settings`: what the settings show of this area. */
export const AccountSettings = () => <PasskeysCard />;
