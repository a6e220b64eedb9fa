import { Stack } from '@rendezvous/shared/ui';
import { DeleteCard } from './DeleteCard';
import { PasskeysCard } from './PasskeysCard';

/** Slot `account-settings`: what the settings show of this area. */
export const AccountSettings = () => (
  <Stack gap="xl">
    <PasskeysCard />
    <DeleteCard />
  </Stack>
);
