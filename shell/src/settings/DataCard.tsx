import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DataDialog } from './DataDialog';
import { DataState } from './DataState';
import { Loaded } from './Loaded';
import { SettingsCard } from './SettingsCard';
import { useExport } from './useExport';

/** Export of all data stored about the member. */
export const DataCard = observer(() => {
  const exported = useExport();
  const [isAsking, setAsking] = useState(false);
  const { copy } = exported;
  return (
    <SettingsCard
      title={<FormattedMessage id="shell.settings.data" defaultMessage="My data" description="Heading in the settings" />}
      lead={
        <FormattedMessage
          id="shell.settings.data_lead"
          defaultMessage="A copy of everything we keep about you, with your own photos, as a zip file."
          description="Settings: under the heading My data"
        />
      }
    >
      <Loaded of={copy} lines={1}>
        {() => (copy.value ? <DataState copy={copy.value} /> : <OrderButton onPress={() => setAsking(true)} />)}
      </Loaded>
      <DataDialog isOpen={isAsking} onOrder={exported.order.bind(exported)} onClose={() => setAsking(false)} />
    </SettingsCard>
  );
});

const OrderButton = ({ onPress }: { onPress: () => void }) => (
  <Button variant="secondary" icon="arrow-down" onPress={onPress}>
    <FormattedMessage id="shell.settings.data_order" defaultMessage="Download my data" description="Button in the settings" />
  </Button>
);
