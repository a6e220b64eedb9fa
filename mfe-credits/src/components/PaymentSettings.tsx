import { Stack } from '@rendezvous/shared/ui';
import { SpendingCard } from './SpendingCard';
import { StoredMethodsCard } from './StoredMethodsCard';

/** Slot `payment-settings`: the stored payment methods and the spending limits. */
export const PaymentSettings = () => (
  <Stack gap="xl">
    <StoredMethodsCard />
    <SpendingCard />
  </Stack>
);
