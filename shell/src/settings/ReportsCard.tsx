import { css } from '@emotion/react';
import * as safety from '@rendezvous/shared/calls/safety';
import { request } from '@rendezvous/shared/calls/request';
import { type OwnReport, pathTo, pathToComplaint } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage, formatDay, type MessageDescriptor, useIntl } from '@rendezvous/shared/intl';
import { defineSlice, Loadable, useStore } from '@rendezvous/shared/store';
import { Badge, Row, Stack, Text, TextLink, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { reasonLabels } from '../safety/reasonLabels';
import { SafetyCentreText } from '../safety/SafetyCentreText';
import { LoadableSection } from './LoadableSection';
import { SettingsCard } from './SettingsCard';

const { use: useReports } = defineSlice(
  'reports@1',
  ({ http }) => new Loadable(async () => (await request(http, safety.listReports)).reports),
);

/** Lists the reports that the member has made, with their outcomes and how to appeal. */
export const ReportsCard = observer(() => {
  const list = useReports();
  const reports = list.value ?? [];
  return (
    <SettingsCard
      id="reports"
      title={<FormattedMessage id="shell.reports.title" defaultMessage="My reports" description="Heading in the settings" />}
    >
      <LoadableSection loadable={list} lines={2}>
        {() =>
          reports.length === 0 ? (
            <Text tone="muted">
              <FormattedMessage id="shell.reports.none" defaultMessage="You haven’t reported anyone." description="Settings: empty list" />
            </Text>
          ) : (
            <Stack as="ul" gap="m" css={reportListStyle}>
              {reports.map((report) => (
                <ReportRow key={report.reference} report={report} />
              ))}
            </Stack>
          )
        }
      </LoadableSection>
      <TextLink to={pathTo('pages-safety')}>
        <SafetyCentreText />
      </TextLink>
    </SettingsCard>
  );
});

const stateLabels: Record<OwnReport['state'], MessageDescriptor> = defineMessages({
  open: { id: 'shell.reports.open', defaultMessage: 'We’re looking into it', description: 'State of a report' },
  upheld: { id: 'shell.reports.upheld', defaultMessage: 'We’ve taken action', description: 'Outcome of a report: the rules were broken' },
  dismissed: { id: 'shell.reports.dismissed', defaultMessage: 'We found no breach of the rules', description: 'Outcome of a report' },
});

const stateTones = { open: 'info', upheld: 'success', dismissed: 'neutral' } as const;

const ReportRow = observer(({ report }: { report: OwnReport }) => {
  const intl = useIntl();
  const { clock } = useStore();
  const { reference, name, reason, created, state, appeal_until: appealUntil } = report;
  return (
    <li css={reportRowStyle}>
      <Row gap="s" justify="between">
        <strong>{name ?? reference}</strong>
        <Badge tone={stateTones[state]}>{intl.formatMessage(stateLabels[state])}</Badge>
      </Row>
      <Row gap="m">
        <Text size="s" tone="muted">
          {intl.formatMessage(reasonLabels[reason])}
        </Text>
        <Text size="s" tone="muted">
          {formatDay(intl, created)}
        </Text>
        <Text size="s" tone="muted">
          {reference}
        </Text>
      </Row>
      {appealUntil !== null && appealUntil * 1_000 > clock.now && (
        <Text size="s">
          <FormattedMessage
            id="shell.reports.appeal"
            defaultMessage="<link>Appeal</link> by {date}"
            description="Under the outcome of a report; date: last day"
            values={{
              link: (chunks) => <TextLink to={pathToComplaint('appeal', reference)}>{chunks}</TextLink>,
              date: formatDay(intl, appealUntil),
            }}
          />
        </Text>
      )}
    </li>
  );
});

const reportListStyle = css({ margin: 0, padding: 0, listStyle: 'none' });
const reportRowStyle = css({ display: 'grid', gap: token.space1 });
