import { css } from '@emotion/react';
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS, type NotificationKind } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage, type MessageDescriptor } from '@rendezvous/shared/intl';
import { Table, Text, token } from '@rendezvous/shared/ui';
import { channelLabels } from './channelLabels';
import { kindLabels } from './kindLabels';
import { NotificationSwitch } from './NotificationSwitch';

/** Hints under the kinds of notifications that need explaining: what the member gets and how often. */
const kindHints: Partial<Record<NotificationKind, MessageDescriptor>> = defineMessages({
  offers: {
    id: 'shell.notifications.offers_hint',
    defaultMessage: 'Cheaper credits, for example. We send offers and news at most twice a month in total.',
    description: 'Notification settings, under Offers and discounts: what the member gets and how often; the news are the row below it',
  },
  product_news: {
    id: 'shell.notifications.product_news_hint',
    defaultMessage: 'What’s new here and how to use it. We send news and offers at most twice a month in total.',
    description: 'Notification settings, under News about this site: what the member gets and how often; the offers are the row above it',
  },
});

/** A switch for each kind and channel; emails about account and safety cannot be switched off. */
export const NotificationTable = () => (
  <div css={frameStyle}>
    <Table caption={subjectText}>
      <thead>
        <tr>
          <th scope="col">{subjectText}</th>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <th key={channel} scope="col" data-end>
              <FormattedMessage {...channelLabels[channel]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <FormattedMessage {...kindLabels[kind]} />
              <KindHint kind={kind} />
            </th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <td key={channel}>
                <NotificationSwitch kind={kind} channel={channel} />
              </td>
            ))}
          </tr>
        ))}
        <AlwaysOnRow />
      </tbody>
    </Table>
  </div>
);

const KindHint = ({ kind }: { kind: NotificationKind }) => {
  const hint = kindHints[kind];
  return hint ? (
    <Text size="s" tone="muted" weight="normal">
      <FormattedMessage {...hint} />
    </Text>
  ) : null;
};

const AlwaysOnRow = () => (
  <tr>
    <th scope="row">
      <FormattedMessage
        id="shell.notifications.account"
        defaultMessage="Account and safety"
        description="Row of the notification settings: mails that cannot be switched off"
      />
    </th>
    <td colSpan={NOTIFICATION_CHANNELS.length} data-end>
      <FormattedMessage
        id="shell.notifications.always"
        defaultMessage="Always on, by email"
        description="Notification settings: instead of the switches of mails that cannot be switched off"
      />
    </td>
  </tr>
);

const subjectText = (
  <FormattedMessage
    id="shell.notifications.subject"
    defaultMessage="Tell me about"
    description="First column and name of the table of notification settings"
  />
);

const frameStyle = css({
  'tbody th': { color: token.colorText },
  'tbody th, tbody td': { verticalAlign: 'middle' },
  // Cells are as tall as their switches, which are tall enough to tap.
  'tbody td': { paddingBlock: 0 },
  'tbody th[scope=row]': { paddingBlock: token.space2 },
  // The switches are aligned with the ends of the column headings.
  'td label': { justifyContent: 'flex-end', gap: 0 },
});
