import { Stack } from '@rendezvous/shared/ui';
import { DeleteCard } from './DeleteCard';
import { PasskeysCard } from './PasskeysCard';

/** Slot `account-settings`: this area's part of the settings. */
export const AccountSettings = () => (
  <Stack gap="xl">
    <PasskeysCard />
    <DeleteCard />
  </Stack>
);
