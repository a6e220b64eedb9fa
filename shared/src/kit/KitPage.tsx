import { Page, Stack } from '@rendezvous/shared/ui';
import { KitActions } from './KitActions';
import { KitColors } from './KitColors';
import { KitFeedback } from './KitFeedback';
import { KitFields } from './KitFields';
import { KitForms } from './KitForms';
import { KitLayout } from './KitLayout';
import { KitOverlays } from './KitOverlays';
import { KitPeople } from './KitPeople';
import { KitPickers } from './KitPickers';
import { SchemeSwitch } from './SchemeSwitch';

/** Every part of the kit in every state, for development (`/__kit`). */
export function KitPage() {
  return (
    <Page title="The kit" lead="Every part in every state. For development." actions={<SchemeSwitch />}>
      <Stack gap="3xl">
        <KitPeople />
        <KitActions />
        <KitFields />
        <KitForms />
        <KitPickers />
        <KitOverlays />
        <KitFeedback />
        <KitLayout />
        <KitColors />
      </Stack>
    </Page>
  );
}
