import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { defineSlice, Loadable, type RootStore, useStore } from '@rendezvous/shared/store';
import * as account from '@rendezvous/shared/calls/account';
import { request } from '@rendezvous/shared/calls/request';
import type { DataExport } from '@rendezvous/shared/contract';
import { DataDialog } from './DataDialog';
import { DataState } from './DataState';
import { LoadableSection } from './LoadableSection';
import { SettingsCard } from './SettingsCard';

/** Requests and loads the member's data export; `dataExport` is null if none was requested. */
class ExportStore {
  readonly dataExport: Loadable<DataExport | null>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.dataExport = new Loadable(async () => (await request(root.http, account.readExport, undefined, { progress: false })).export);
  }

  async requestExport(password: string): Promise<void> {
    this.dataExport.take((await request(this.#root.http, account.orderExport, { password })).export);
  }
}

const { use: useExportStore } = defineSlice('export@1', (store) => new ExportStore(store));

/** Interval in ms between checks on an export in progress. */
const CHECK_INTERVAL_MS = 3_000;

/** Returns the store of the data export and checks on the export until it is ready. Call inside an observer. */
function useExport(): ExportStore {
  const store = useStore();
  const exportStore = useExportStore();
  const { value, isLoading, load } = exportStore.dataExport;
  const isWaiting = value?.status === 'pending' && !isLoading;
  // Every response, including a failure, starts the wait for the next check.
  useEffect(() => (isWaiting ? store.services.after(CHECK_INTERVAL_MS, () => void load()) : undefined), [isWaiting, load, store]);
  return exportStore;
}

/** Lets a member request and download an export of all data stored about them. */
export const DataCard = observer(() => {
  const exportStore = useExport();
  const [isAsking, setAsking] = useState(false);
  const { dataExport } = exportStore;
  return (
    <SettingsCard
      title={<FormattedMessage id="shell.settings.data" defaultMessage="My data" description="Heading in the settings" />}
      lead={
        <FormattedMessage
          id="shell.settings.data_lead"
          defaultMessage="A copy of everything we keep about you, with your own photos, in a zip file."
          description="Settings: under the heading My data"
        />
      }
    >
      <LoadableSection loadable={dataExport} lines={1}>
        {() => (dataExport.value ? <DataState dataExport={dataExport.value} /> : <RequestExportButton onPress={() => setAsking(true)} />)}
      </LoadableSection>
      <DataDialog isOpen={isAsking} onRequest={exportStore.requestExport.bind(exportStore)} onClose={() => setAsking(false)} />
    </SettingsCard>
  );
});

const RequestExportButton = ({ onPress }: { onPress: () => void }) => (
  <Button variant="secondary" icon="arrow-down" onPress={onPress}>
    <FormattedMessage id="shell.settings.data_order" defaultMessage="Download my data" description="Button in the settings" />
  </Button>
);
