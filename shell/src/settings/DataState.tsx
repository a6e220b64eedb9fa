import { css } from '@emotion/react';
import type { DataExport } from '@rendezvous/shared/contract';
import { formatDateTime, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert, Icon, token } from '@rendezvous/shared/ui';

/** Shows that a requested export is in progress or, for a day, ready to download. */
export const DataState = ({ dataExport }: { dataExport: DataExport }) =>
  dataExport.status === 'pending' ? <ExportPending /> : <ExportReady dataExport={dataExport} />;

const ExportPending = () => (
  <Alert icon="clock">
    <FormattedMessage
      id="shell.settings.data_pending"
      defaultMessage="We’re putting your data together. It takes a minute at most."
      description="Settings: the copy of one's data is being made"
    />
  </Alert>
);

const ExportReady = ({ dataExport: { id, expires } }: { dataExport: DataExport }) => {
  const until = formatDateTime(useIntl(), expires);
  // A plain link: the file comes from the api, not from a route of the site.
  const downloadLink = (
    <a href={`/api/export-file.php?id=${id}`} download css={link}>
      <Icon name="arrow-down" />
      <FormattedMessage
        id="shell.settings.data_save"
        defaultMessage="Save the file"
        description="Link in the settings: downloads one's data"
      />
    </a>
  );
  return (
    <Alert tone="success" action={downloadLink}>
      <FormattedMessage
        id="shell.settings.data_ready"
        defaultMessage="Your data is ready. You can save it until {until}."
        description="Settings: the copy of one's data can be downloaded; until: day and time"
        values={{ until }}
      />
    </Alert>
  );
};

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space2,
  minHeight: token.sizeTarget,
  color: 'inherit',
  fontWeight: token.weightMedium,
});
